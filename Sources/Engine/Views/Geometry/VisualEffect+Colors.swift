public import Foundation
public import Graphics

extension VisualEffect {
  /// Multiplies the view's alpha by `opacity`, 0…1. Apple's page: SwiftUI/VisualEffect/opacity(_:).
  public func opacity(_ opacity: Double) -> some VisualEffect {
    let opacity = min(max(finite(opacity, of: "opacity", else: 1), 0), 1)
    return adding(opacity == 1 ? nil : .opacity(opacity))
  }

  /// Blurs the view; `radius` is the standard deviation in points. Apple's page: SwiftUI/VisualEffect/blur(radius:opaque:).
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    let radius = finite(radius, of: "blur radius")
    return adding(radius > 0 ? .blur(radius: radius, isOpaque: opaque) : nil)
  }

  /// Adds to every component of the view's colours. Apple's page: SwiftUI/VisualEffect/brightness(_:).
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.color(.brightness(finite(amount, of: "brightness"))))
  }

  /// Increases or reduces the view's contrast; 1 changes nothing. Apple's page: SwiftUI/VisualEffect/contrast(_:).
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.color(.contrast(finite(amount, of: "contrast", else: 1))))
  }

  /// Increases or reduces the view's saturation; 1 changes nothing. Apple's page:
  /// SwiftUI/VisualEffect/saturation(_:).
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.color(.saturation(finite(amount, of: "saturation", else: 1))))
  }

  /// Removes colour from the view; 1 removes all of it. Apple's page: SwiftUI/VisualEffect/grayscale(_:).
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.color(.grayscale(finite(amount, of: "grayscale"))))
  }

  /// Rotates the hues of the view's colours. Apple's page: SwiftUI/VisualEffect/hueRotation(_:).
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.color(.hueRotation(finite(angle.radians, of: "hueRotation"))))
  }
}
