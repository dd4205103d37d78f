import Graphics
import LayoutEngine

extension View {
  /// Paints the view as a group. Apple's page: SwiftUI/View/drawingGroup(opaque:colorMode:).
  ///
  /// - Parameters:
  ///   - opaque: Ignored: clear areas stay clear.
  ///   - colorMode: A mode other than `nonLinear` is reported.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _UnaryView(self) { child, context in
      context.reportMode(colorMode, of: "drawingGroup")
      return context.node(around: child, PassthroughRule("drawingGroup")) { [.group(.isolation, $0.content)] }
    }
  }
}
