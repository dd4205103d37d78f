public import SwiftUI

extension View {
  /// Sets the scale of the horizontal axis. Apple's page: SwiftUI/View/chartXScale(domain:range:type:).
  ///
  /// - Parameters:
  ///   - domain: The values from the beginning of the axis to its end.
  ///   - range: The part of the plot that they cover (default: all of it).
  ///   - type: How values are mapped to positions (default: in proportion).
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.x.take(domain, AxisRange(range), type) } }

  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.x.take(domain, nil, type) }
  }

  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chart { $0.x.take(AxisRange(range), type) }
  }

  public func chartXScale(type: ScaleType? = nil) -> some View { chart { $0.x.take(nil, type) } }

  /// Sets the scale of the vertical axis. Apple's page: SwiftUI/View/chartYScale(domain:range:type:).
  ///
  /// - Parameters:
  ///   - domain: The values from the bottom of the axis to its top.
  ///   - range: The part of the plot that they cover (default: all of it).
  ///   - type: How values are mapped to positions (default: in proportion).
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.y.take(domain, AxisRange(range), type) } }

  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chart { $0.y.take(domain, nil, type) }
  }

  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chart { $0.y.take(AxisRange(range), type) }
  }

  public func chartYScale(type: ScaleType? = nil) -> some View { chart { $0.y.take(nil, type) } }
}

extension ChartSettings.Axis {
  fileprivate mutating func take(_ domain: some ScaleDomain, _ range: AxisRange?, _ type: ScaleType?) {
    take(domain)
    take(range, type)
  }

  fileprivate mutating func take(_ range: AxisRange?, _ type: ScaleType?) {
    if let range { wish.range = range }
    if let type { wish.type = type }
  }
}
