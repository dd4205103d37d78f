import Foundation
import Graphics
import LayoutEngine

/// A box with a check mark before the label. Apple's page: SwiftUI/CheckboxToggleStyle (macOS).
///
/// Measured by the swiftui-web project on macOS 26: the box is 16 points square with a corner radius of 5; the label
/// is 5 points beside it; the box is centered half a cap height above the label's first baseline.
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { CheckboxRow(configuration: configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct CheckboxRow: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      // The cap height of the body font is 12 points; the box's middle is 6 above its baseline guide.
      Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed)
        .alignmentGuide(.firstTextBaseline) { $0.height / 2 + 6 }
      if !hidesLabels {
        configuration.label.opacity(isEnabled ? 1 : 0.3)
      }
    }
    .spacedAsControl("Toggle")
  }
}

/// The box: the tint with a white mark when on, grey when off.
private struct Checkbox: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isMarked = isOn || isMixed
    return RoundedRectangle(cornerRadius: 5)
      .fill(isMarked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.controlFill))
      .overlay {
        if isMarked {
          Checkmark(isMixed: isMixed)
            .stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
      }
      .frame(width: 16, height: 16)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The mark inside a box of 16 points; a dash for mixed values. Check marks are not mirrored.
private struct Checkmark: Shape {
  let isMixed: Bool

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x, y: rect.minY + y) }
    var path = Path()
    if isMixed {
      path.move(to: point(4.5, 8))
      path.addLine(to: point(11.5, 8))
    } else {
      path.move(to: point(4, 8.75))
      path.addLine(to: point(6.75, 11.5))
      path.addLine(to: point(11.75, 5))
    }
    return path
  }
}
