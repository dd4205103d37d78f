public import Foundation
import Graphics
public import LayoutEngine

extension GraphicsContext {
  /// One of the canvas's symbols, ready to draw. Apple's page: SwiftUI/GraphicsContext/ResolvedSymbol.
  public struct ResolvedSymbol {
    /// The view's ideal size, in points.
    public var size: CGSize { node.fittingSize(.unspecified) }

    fileprivate let node: LayoutNode
  }

  /// Returns the canvas's symbol with the tag `id`; nil, with a diagnostic, if there is none. Apple's page:
  /// SwiftUI/GraphicsContext/resolveSymbol(id:).
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = symbols[AnyHashable(id)] else {
      context.report("canvas.symbol", "the canvas has no symbol with the tag \(id)")
      return nil
    }
    return ResolvedSymbol(node: node)
  }

  /// Draws a view stretched to `rect`. Apple's page: SwiftUI/GraphicsContext/draw(_:in:).
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var stretched = self
    stretched.translateBy(x: rect.minX, y: rect.minY)
    if size != rect.size { stretched.scaleBy(x: rect.width / size.width, y: rect.height / size.height) }
    stretched.draw(symbol.node, at: .zero, proposal: .unspecified)
  }

  /// Draws a view at its own size, with its `anchor` at `point`. Apple's page:
  /// SwiftUI/GraphicsContext/draw(_:at:anchor:).
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point.corner(of: symbol.size, anchor), proposal: .unspecified)
  }
}
