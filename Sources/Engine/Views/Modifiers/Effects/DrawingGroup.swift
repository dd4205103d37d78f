import Graphics
import LayoutEngine

extension View {
  /// Paints the view aside, as a whole. Apple's page: SwiftUI/View/drawingGroup(opaque:colorMode:).
  ///
  /// - Parameters:
  ///   - opaque: Without a meaning here: what is clear stays clear.
  ///   - colorMode: How colours are to be mixed; another mode than `nonLinear` is reported.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    _UnaryView(self) { child, context in
      context.reportMode(colorMode, of: "drawingGroup")
      return context.node(around: child, PassthroughRule("drawingGroup")) { [.group(.isolation, $0.content)] }
    }
  }
}
