import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Puts the view's items into a group with the effect, if there is one.
  func grouped(_ name: String, _ effect: @escaping (EnvironmentValues) -> Effect?) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      let effect = effect(context.environment)
      return context.node(around: child, PassthroughRule(name)) { site in
        effect.map { [.group($0, site.content)] } ?? site.content
      }
    }
  }

  /// Paints the view transformed; its frame does not change.
  func transformed(_ rule: TransformRule) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.node(around: child, rule) { rule.items($0, context) }
    }
  }

  /// Turns the view by an angle, which changes gradually between entries.
  func turned(by angle: Angle, _ rule: @escaping (Angle) -> TransformRule) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.node(around: child, rule(angle)) { rule(angle).items($0, context) }
        .animating(angle) { rule($0).items($1, context) }
    }
  }
}

extension TransformRule {
  /// The transformed content of a node.
  fileprivate func items(_ site: DrawingSite, _ context: _LoweringContext) -> [DisplayItem] {
    let transform = transform(of: site.frame)
    guard transform.isFinite else {
      context.report("effect.invalid-number", "\(name): the transform is not finite and is left out")
      return site.content
    }
    if transform.isIdentity { return site.content }
    if let affine = transform.affine { return [.group(.transform(affine), site.content)] }
    return [.group(.projection(transform), site.content)]
  }
}

extension ProjectionTransform {
  /// The affine transform, if there is no perspective.
  var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }
}

extension CGAffineTransform {
  /// The transform about a point instead of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
