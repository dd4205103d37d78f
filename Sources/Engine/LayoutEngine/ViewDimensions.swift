import Diagnostics
public import Foundation
import Graphics

/// The size of a view and its alignment guides. Apple's page: SwiftUI/ViewDimensions.
public struct ViewDimensions {
  /// Points.
  public let width: CGFloat
  /// Points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The guide in points from the leading edge: what a modifier said, else the alignment's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide in points from the top edge: what a modifier said, else the alignment's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide if a modifier, or a text's baseline, says where it is.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide if a modifier, or a text's baseline, says where it is.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? defaultValue(of: key) }

  /// The alignment's default. One of the user's own that is not finite in a view of finite size counts as 0.
  func defaultValue(of key: AlignmentKey) -> CGFloat {
    let value = key.id.defaultValue(in: self)
    guard width.isFinite, height.isFinite, !value.isFinite else { return value }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.invalid-number", message: "the default value \(value) of the alignment is not finite; taken as 0",
        subject: String(describing: key.id)))
    return 0
  }

  package func explicitGuide(_ key: AlignmentKey) -> CGFloat? { explicit(key) }
}
