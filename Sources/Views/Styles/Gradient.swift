public import Foundation
import Graphics

/// Colours at places along a line that is drawn later. Apple's page: SwiftUI/Gradient.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place. Apple's page: SwiftUI/Gradient/Stop.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in the order given.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  func resolved(in environment: EnvironmentValues) -> GradientStops {
    GradientStops(stops.map { .init(color: $0.color.resolved(in: environment), location: Double($0.location)) })
  }
}
