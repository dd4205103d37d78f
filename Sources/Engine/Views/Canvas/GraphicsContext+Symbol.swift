public import Foundation
import Graphics
public import LayoutEngine

extension GraphicsContext {
  /// One of the canvas's symbols, ready to be drawn. Apple's page: SwiftUI/GraphicsContext/ResolvedSymbol.
  public struct ResolvedSymbol {
    /// The size that the view takes by itself, in points.
    public var size: CGSize { node.fittingSize(.unspecified) }

    fileprivate let node: LayoutNode
  }

  /// The view among the canvas's symbols whose tag is `id`; nil, and reported, if there is none.
  /// Apple's page: SwiftUI/GraphicsContext/resolveSymbol(id:).
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = symbols[AnyHashable(id)] else {
      context.report("canvas.symbol", "a canvas has no symbol with the tag \(id)")
      return nil
    }
    return ResolvedSymbol(node: node)
  }

  /// Draws a view stretched over `rect`. Apple's page: SwiftUI/GraphicsContext/draw(_:in:).
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    var stretched = self
    stretched.translateBy(x: rect.minX, y: rect.minY)
    if size != rect.size { stretched.scaleBy(x: rect.width / size.width, y: rect.height / size.height) }
    stretched.draw(symbol.node, at: .zero, proposal: .unspecified)
  }

  /// Draws a view in its own size, with its point `anchor` at `point`.
  /// Apple's page: SwiftUI/GraphicsContext/draw(_:at:anchor:).
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point.corner(of: symbol.size, anchor), proposal: .unspecified)
  }
}
