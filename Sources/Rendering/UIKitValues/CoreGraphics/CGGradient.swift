public import Foundation
public import FoundationAdditions
import Graphics

/// Colours at locations between 0 and 1. Apple's page: CoreGraphics/CGGradient.
public final class CGGradient: Sendable {
  let stops: GradientStops

  /// Colours at equal distances, or at `locations`. `nil` if an element of `colors` is not a `CGColor`.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.resolved }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations ?? [])
  }

  /// Consecutive components of the colours. `nil` without a colour.
  public init?(colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int)
  {
    let length = space.numberOfComponents + 1
    let fitting = min(max(count, 0), components.count / length)
    guard fitting > 0 else { return nil }
    let colors = (0..<fitting).map { space.resolved(Array(components[($0 * length)..<(($0 + 1) * length)])) }
    stops = Self.stops(colors, locations ?? [])
  }

  private static func stops(_ colors: [ResolvedColor], _ locations: [CGFloat]) -> GradientStops {
    let last = Double(max(colors.count - 1, 1))
    return GradientStops(
      colors.enumerated().map { index, color in
        let location = locations.indices.contains(index) ? Double(locations[index]) : Double(index) / last
        return GradientStops.Stop(color: color, location: location)
      }, space: .device)
  }
}

/// Whether a gradient's end colours extend beyond its ends. Apple's page: CoreGraphics/CGGradientDrawingOptions.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
