package import Foundation

/// `Link`: says what a tap inside the frame opens; changes nothing else.
package struct LinkRule: ModifierRule {
  /// Nil where nothing is opened: a disabled link.
  package let url: URL?

  package init(url: URL?) { self.url = url }

  package var name: String { "Link" }
}
