public import SwiftUI

/// The direction from which a chart is seen. Apple's page: Charts/Chart3DPose. Not drawn.
public struct Chart3DPose: Hashable, Sendable {
  public var azimuth, inclination: Angle

  public init(azimuth: Angle, inclination: Angle) { (self.azimuth, self.inclination) = (azimuth, inclination) }

  public static let `default` = Chart3DPose(azimuth: .degrees(-30), inclination: .degrees(20))
  public static let front = Chart3DPose(azimuth: .zero, inclination: .zero)
  public static let back = Chart3DPose(azimuth: .degrees(180), inclination: .zero)
  public static let left = Chart3DPose(azimuth: .degrees(-90), inclination: .zero)
  public static let right = Chart3DPose(azimuth: .degrees(90), inclination: .zero)
  public static let top = Chart3DPose(azimuth: .zero, inclination: .degrees(90))
  public static let bottom = Chart3DPose(azimuth: .zero, inclination: .degrees(-90))
}

/// How depth is shown. Apple's page: Charts/Chart3DCameraProjection. Not drawn.
public enum Chart3DCameraProjection: Sendable { case automatic, orthographic, perspective }

/// How marks with three dimensions are painted. Apple's page: Charts/Chart3DRenderingStyle. Not drawn.
public enum Chart3DRenderingStyle: Sendable { case automatic, flat, volumetric }

extension View {
  /// Does nothing: charts with three dimensions are not drawn.
  public func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }

  /// Does nothing: charts with three dimensions are not drawn.
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> some View { self }

  /// Does nothing: charts with three dimensions are not drawn.
  public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

  /// Does nothing: charts with three dimensions are not drawn.
  public func chartZAxis(_ visibility: Visibility) -> some View { self }
  public func chartZAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }

  /// Does nothing: charts with three dimensions are not drawn.
  public func chartZScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
  public func chartZScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartZScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View { self }

  /// Does nothing: charts with three dimensions are not drawn.
  public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Does nothing: pictures have no selection.
  public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
}
