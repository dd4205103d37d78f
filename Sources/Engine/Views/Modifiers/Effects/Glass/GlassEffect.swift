import Foundation
import Graphics
import LayoutEngine

/// The default shape of glass: a capsule. Apple's page: SwiftUI/DefaultGlassEffectShape.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Adds glass behind the view, in a capsule. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Adds glass of a shape behind the view. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
    background { GlassShape(glass: glass, shape: shape) }
  }
}

/// A shape made of glass.
private struct GlassShape<Outline: Shape>: PrimitiveView {
  let glass: Glass
  let shape: Outline

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let environment = context.environment
    guard let paint = glass.paint(in: environment) else { return [] }
    let container = environment.glassContainer
    let member = container?.member(of: environment.glassUnion, glass, Outline.outlineName)
    let rule = ShapeRule(name: Outline.outlineName, shape: shape)
    let node = context.node(rule) { site in
      guard let layout = member.map({ $0.wholeFrame }) ?? site.frame else { return [] }
      let frame = context.pixels(of: layout)
      guard let pane = DisplayItem.fill(checking: shape.outline(in: frame, environment), paint, evenOdd: false) else {
        return []
      }
      return container == nil ? [pane].withGlassShadow(environment.systemStyle.glass.shadow) : [pane]
    }
    if let member { node.onPlaced { member.frame = $0 } }
    return [node]
  }
}

extension [DisplayItem] {
  /// The panes of glass, with a shadow around them. What is seen through them is not in shadow.
  func withGlassShadow(_ shadow: Shadow) -> [DisplayItem] {
    let outlines = compactMap { item -> Path? in
      guard case .fill(let path, .material, _) = item else { return nil }
      return path
    }
    guard !outlines.isEmpty else { return self }
    let casters = outlines.map { DisplayItem.fill($0, .color(.black), evenOdd: false) }
    let reach = shadow.extent + abs(shadow.offset.width) + abs(shadow.offset.height)
    let ground = casters.bounds.insetBy(dx: -reach, dy: -reach)
    let shade = outlines.reduce(DisplayItem.group(.shadow(shadow), casters)) { item, outline in
      var outside = Path(ground)
      outside.addPath(outline)
      return .group(.clip(outside, evenOdd: true), [item])
    }
    return [shade] + self
  }
}
