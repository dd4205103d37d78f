package import Foundation
package import LayoutEngine

/// An area of a picture, and what a tap on it does.
package struct TapTarget: Sendable {
  package enum Action: Sendable {
    /// Opens the widget's URL. The area is the whole widget.
    case widgetURL(URL)
    case link(URL)
    case control(TappedControl)
  }

  /// From 1, in painting order; nil for a disabled control, on which a tap has no effect.
  package fileprivate(set) var number: Int?
  package let action: Action
  /// In points, within the picture.
  package let frame: CGRect
  /// The accessibility text; may be empty.
  package let label: String

  init(_ action: Action, frame: CGRect, label: String) {
    (self.action, self.frame, self.label) = (action, frame, label)
  }

  func scaled(by factor: CGFloat) -> TapTarget {
    let frame = CGRect(
      x: frame.minX * factor, y: frame.minY * factor, width: frame.width * factor, height: frame.height * factor)
    var scaled = TapTarget(action, frame: frame, label: label)
    scaled.number = number
    return scaled
  }

  package var url: URL? {
    switch action {
    case .widgetURL(let url), .link(let url): url
    case .control: nil
    }
  }

  package var control: TappedControl? { if case .control(let control) = action { control } else { nil } }
}

extension [TapTarget] {
  /// The targets with their numbers.
  var numbered: [TapTarget] {
    var number = 0
    return map { target in
      guard target.control?.isEnabled ?? true else { return target }
      var numbered = target
      number += 1
      numbered.number = number
      return numbered
    }
  }
}

extension LoweredFrame {
  /// A URL and its tappable area, in points.
  package struct Link: Hashable, Sendable {
    package let number: Int?
    package let url: URL
    package let frame: CGRect
    /// The accessibility text; may be empty.
    package let label: String

    fileprivate init?(_ target: TapTarget) {
      guard let url = target.url else { return nil }
      (number, self.url, frame, label) = (target.number, url, target.frame, target.label)
    }
  }

  /// The widget's URL, and the links of the views, in painting order.
  package var links: [Link] { tapTargets.compactMap(Link.init) }

  /// The buttons and toggles whose intents a tap performs.
  package var intents: [TapTarget] { tapTargets.filter { $0.number != nil && $0.control != nil } }
}
