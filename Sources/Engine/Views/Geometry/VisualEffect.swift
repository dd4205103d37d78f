public import Foundation
public import Graphics
public import LayoutEngine

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

extension VisualEffect {
  /// Multiplies the view's alpha by `opacity`, 0…1. Apple's page: SwiftUI/VisualEffect/opacity(_:).
  public func opacity(_ opacity: Double) -> some VisualEffect {
    let opacity = min(max(opacity.finiteValue(of: "opacity", else: 1), 0), 1)
    return adding(opacity == 1 ? nil : .opacity(opacity))
  }

  /// Blurs the view; `radius` is the standard deviation in points. Apple's page: SwiftUI/VisualEffect/blur(radius:opaque:).
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    let radius = radius.finiteValue(of: "blur radius")
    return adding(radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil)
  }

  /// Adds to every component of the view's colours. Apple's page: SwiftUI/VisualEffect/brightness(_:).
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.color(.brightness(amount.finiteValue(of: "brightness"))))
  }

  /// Increases or reduces the view's contrast; 1 changes nothing. Apple's page: SwiftUI/VisualEffect/contrast(_:).
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.color(.contrast(amount.finiteValue(of: "contrast", else: 1))))
  }

  /// Increases or reduces the view's saturation; 1 changes nothing. Apple's page:
  /// SwiftUI/VisualEffect/saturation(_:).
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation(amount.finiteValue(of: "saturation", else: 1))))
  }

  /// Removes colour from the view; 1 removes all of it. Apple's page: SwiftUI/VisualEffect/grayscale(_:).
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.color(.grayscale(amount.finiteValue(of: "grayscale"))))
  }

  /// Rotates the hues of the view's colours. Apple's page: SwiftUI/VisualEffect/hueRotation(_:).
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation(angle.radians.finiteValue(of: "hueRotation"))))
  }
}

extension VisualEffect {
  /// Paints the view at an offset. Apple's page: SwiftUI/VisualEffect/offset(_:).
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { _ in ProjectionTransform(CGAffineTransform(translationX: x, y: y)) }
  }

  /// Scales the painted view. Apple's page: SwiftUI/VisualEffect/scaleEffect(_:anchor:).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the painted view in each direction. Apple's page: SwiftUI/VisualEffect/scaleEffect(x:y:anchor:).
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { ProjectionTransform(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: $0))) }
  }

  /// Rotates the painted view clockwise. Apple's page: SwiftUI/VisualEffect/rotationEffect(_:anchor:).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: $0))) }
  }

  /// Rotates the painted view in three dimensions. Apple's page:
  /// SwiftUI/VisualEffect/rotation3DEffect(_:axis:anchor:anchorZ:perspective:).
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding { frame in
      SpaceRotation(angle: angle.radians, axis: axis, anchorZ: anchorZ, perspective: perspective)
        .transform(in: frame.size).around(anchor.point(in: frame))
    }
  }

  /// Transforms the painted view from its top left corner. Apple's page: SwiftUI/VisualEffect/transformEffect(_:).
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { transform.around($0.origin) }
  }
}
