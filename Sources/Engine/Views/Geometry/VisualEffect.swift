import Foundation
public import Graphics

/// A change to a view's appearance that depends on its geometry and does not affect layout. Apple's page:
/// SwiftUI/VisualEffect.
///
/// Effects apply in the order in which they are called, as modifiers do.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, innermost first.
  var _steps: [_VisualEffectStep] { get }
}

/// An effect that changes nothing, to add effects to. Apple's page: SwiftUI/EmptyVisualEffect.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public var _steps: [_VisualEffectStep] { [] }
}

/// One effect on a view with a known frame.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    case effect(Effect)
    case transform(@Sendable (CGRect) -> ProjectionTransform)
  }

  let kind: Kind
}

struct CombinedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  /// Adds an effect, if there is one.
  func adding(_ effect: Effect?) -> CombinedVisualEffect {
    CombinedVisualEffect(_steps: _steps + (effect.map { [_VisualEffectStep(kind: .effect($0))] } ?? []))
  }

  func adding(transform: @escaping @Sendable (CGRect) -> ProjectionTransform) -> CombinedVisualEffect {
    CombinedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: .transform(transform))])
  }
}
