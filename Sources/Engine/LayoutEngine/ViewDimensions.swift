import Diagnostics
public import Foundation
import Graphics

/// The size of a view and its alignment guides. Apple's page: SwiftUI/ViewDimensions.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The guide in points from the leading edge: the explicit one, otherwise the alignment's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide in points from the top edge: the explicit one, otherwise the alignment's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide if a modifier or a text's baseline sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide if a modifier or a text's baseline sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? defaultValue(of: key) }

  /// The alignment's default. A custom one that is not finite, in a view of finite size, is 0.
  func defaultValue(of key: AlignmentKey) -> CGFloat {
    let value = key.id.defaultValue(in: self)
    guard width.isFinite, height.isFinite, !value.isFinite else { return value }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "layout.invalid-number", message: "the default value \(value) of the alignment is not finite; 0 is used",
        subject: String(describing: key.id)))
    return 0
  }

  package func explicitGuide(_ key: AlignmentKey) -> CGFloat? { explicit(key) }
}
