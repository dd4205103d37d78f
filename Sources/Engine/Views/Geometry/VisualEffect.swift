import Foundation
public import Graphics

/// What a view looks like once its size and place are known, without a say in the layout.
/// Apple's page: SwiftUI/VisualEffect.
///
/// Effects apply in the order in which they are called, as modifiers do.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, the first one innermost.
  var _steps: [_VisualEffectStep] { get }
}

/// The view as it is, which effects begin with. Apple's page: SwiftUI/EmptyVisualEffect.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  /// None.
  public var _steps: [_VisualEffectStep] { [] }
}

/// One effect on a view that lies in a frame.
public struct _VisualEffectStep: Sendable {
  /// What is done to what is painted.
  enum Kind: Sendable {
    case effect(Effect)
    case transform(@Sendable (CGRect) -> ProjectionTransform)
  }

  let kind: Kind
}

/// Effects after others.
struct CombinedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  /// The same with one more step; none where there is nothing to do.
  func adding(_ effect: Effect?) -> CombinedVisualEffect {
    CombinedVisualEffect(_steps: _steps + (effect.map { [_VisualEffectStep(kind: .effect($0))] } ?? []))
  }

  func adding(transform: @escaping @Sendable (CGRect) -> ProjectionTransform) -> CombinedVisualEffect {
    CombinedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: .transform(transform))])
  }
}
