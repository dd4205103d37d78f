public import Foundation

/// Where a chart stops scrolling. Apple's page: Charts/ChartScrollTargetBehavior. A picture does not scroll.
public protocol ChartScrollTargetBehavior {}

/// Scrolling page by page. Apple's page: SwiftUI/PagingScrollTargetBehavior.
public struct _PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == _PagingChartScrollTargetBehavior {
  public static var paging: _PagingChartScrollTargetBehavior { _PagingChartScrollTargetBehavior() }
}

/// The values at which long scrolls end. Apple's page: Charts/MajorValueAlignment.
public struct MajorValueAlignment<Value: Plottable> {
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { MajorValueAlignment() }
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    MajorValueAlignment()
  }
}

/// Whether a scroll ends at the next value. Apple's page: Charts/ValueAlignedLimitBehavior.
public struct ValueAlignedLimitBehavior: Sendable {
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}

/// Scrolling to values. Apple's page: Charts/ValueAlignedChartScrollTargetBehavior.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public init(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}

  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(matching: matching)
  }

  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(unit: unit) }
}
