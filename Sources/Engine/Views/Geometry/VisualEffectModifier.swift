import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Applies effects that depend on the view's geometry, without affecting layout. Apple's page:
  /// SwiftUI/View/visualEffect(_:).
  ///
  /// The closure runs while the picture is painted: it can read every frame, and no other view depends on it.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      let steps = { (frame: CGRect) in
        effect(EmptyVisualEffect(), GeometryProxy(frame: frame, environment: context.environment))._steps
      }
      let rule = TransformRule("visualEffect", projection: { steps($0).transform(of: $0) })
      return context.node(around: child, rule) { site in
        steps(site.frame).reduce(site.content) { items, step in
          items.isEmpty ? [] : step.applied(to: items, in: site.frame, context)
        }
      }
    }
  }
}

extension [_VisualEffectStep] {
  /// The combined transform of the steps for a view in `frame`.
  fileprivate func transform(of frame: CGRect) -> ProjectionTransform {
    reduce(ProjectionTransform()) { whole, step in
      guard case .transform(let transform) = step.kind else { return whole }
      let one = transform(frame)
      return one.isFinite ? whole.concatenating(one) : whole
    }
  }
}

extension _VisualEffectStep {
  fileprivate func applied(to items: [DisplayItem], in frame: CGRect, _ context: _LoweringContext) -> [DisplayItem] {
    switch kind {
    case .effect(let effect): return [.group(effect, items)]
    case .transform(let transform):
      let transform = transform(frame)
      guard transform.isFinite else {
        context.report("effect.invalid-number", "a transform is not finite and is left out")
        return items
      }
      if transform.isIdentity { return items }
      return [.group(transform.affine.map { .transform($0) } ?? .projection(transform), items)]
    }
  }
}
