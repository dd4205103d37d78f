package import Foundation
import Graphics
import LayoutEngine

package struct LinkReport: Codable, Sendable {
  /// The number for `tap --link`; nil in pictures of older versions.
  package let number: Int?
  package let url: String
  /// x, y, width, height in points from the top left of the file.
  package let rect: [Double]
  /// The accessibility text; may be empty.
  package let label: String

  fileprivate init(_ link: LoweredFrame.Link, in list: DisplayList) {
    (number, url, label) = (link.number, link.url.absoluteString, link.label)
    rect = list.inFile(link.frame).sides
  }
}

/// The intent of a button or toggle in reports.
package struct InteractionReport: Codable, Sendable {
  package let intent: String
  /// x, y, width, height in points from the top left of the file.
  package let rect: [Double]
  /// The number for `tap --link`. This and the rest are nil in pictures of older versions.
  package let number: Int?
  /// `button` or `toggle`.
  package let control: String?
  /// Whether a toggle is on; nil for a button.
  package let isOn: Bool?
  package let title: String?
  package let label: String?

  fileprivate init?(_ target: TapTarget, in list: DisplayList) {
    guard let intent = target.control?.intent else { return nil }
    (self.intent, title) = (intent.name, intent.title)
    (control, isOn) = intent.control.words
    (rect, number, label) = (list.inFile(target.frame).sides, target.number, target.label)
  }
}

/// Anything that can be tapped, for the list of `tap`.
package struct TapTargetReport: Codable, Sendable {
  /// Nil for a disabled control.
  package let number: Int?
  /// `widget`, `link`, `button` or `toggle`.
  package let type: String
  /// x, y, width, height in points from the top left of the file.
  package let rect: [Double]
  /// The accessibility text; may be empty.
  package let label: String
  package let url: String?
  /// The name of the intent's type, and its title.
  package let intent, title: String?
  /// Whether a toggle is on.
  package let isOn: Bool?
  package let isEnabled: Bool

  fileprivate init(_ target: TapTarget, in list: DisplayList) {
    (number, label, rect) = (target.number, target.label, list.inFile(target.frame).sides)
    (url, isEnabled) = (target.url?.absoluteString, target.number != nil)
    let intent = target.control?.intent
    (self.intent, title) = (intent?.name, intent?.title)
    switch target.action {
    case .widgetURL: (type, isOn) = ("widget", nil)
    case .link: (type, isOn) = ("link", nil)
    case .control(let control): (type, isOn) = control.intent.control.words
    }
  }
}

extension LoweredFrame {
  package var linkReports: [LinkReport] { links.map { LinkReport($0, in: displayList) } }
  package var interactionReports: [InteractionReport] {
    intents.compactMap { InteractionReport($0, in: displayList) }
  }
  package var tapTargetReports: [TapTargetReport] { tapTargets.map { TapTargetReport($0, in: displayList) } }

  /// The topmost target at a point, from the top left of the file.
  package func tapTarget(at point: CGPoint) -> TapTarget? {
    tapTargets.last { displayList.inFile($0.frame).contains(point) }
  }
}

extension TapIntent.Control {
  fileprivate var words: (String, Bool?) {
    switch self {
    case .button: ("button", nil)
    case .toggle(let isOn): ("toggle", isOn)
    }
  }
}

extension CGRect {
  fileprivate var sides: [Double] { [minX, minY, width, height].map(Double.init) }
}
