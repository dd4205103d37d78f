package import Foundation

/// `Link`: names the URL that a tap inside the frame opens, without an effect on layout.
package struct LinkRule: ModifierRule {
  /// Nil for a disabled link.
  package let url: URL?

  package init(url: URL?) { self.url = url }

  package var name: String { "Link" }
}
