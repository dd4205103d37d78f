extension EnvironmentValues {
  /// The maximum number of lines; nil for no limit. Apple's page: SwiftUI/EnvironmentValues/lineLimit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set {
      paragraph.lineLimit = newValue
      paragraph.reservedLines = 1
    }
  }
}

extension View {
  /// Sets the maximum number of lines of each text; nil for no limit. Apple's page: SwiftUI/View/lineLimit(_:)-(Int).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the maximum number of lines, and whether shorter texts reserve the space for all of them. Apple's page:
  /// SwiftUI/View/lineLimit(_:reservesSpace:).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(from: reservesSpace ? limit : 1, to: limit)
  }

  /// Sets the minimum number of lines that each text reserves space for. Apple's page:
  /// SwiftUI/View/lineLimit(_:)-(PartialRangeFrom).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(from: limit.lowerBound, to: nil) }

  /// Sets the maximum number of lines of each text. Apple's page: SwiftUI/View/lineLimit(_:)-(PartialRangeThrough).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(from: 1, to: limit.upperBound) }

  /// Sets the minimum number of lines to reserve space for, and the maximum number. Apple's page:
  /// SwiftUI/View/lineLimit(_:)-(ClosedRange).
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitingLines(from: limit.lowerBound, to: limit.upperBound)
  }

  private func limitingLines(from least: Int, to most: Int?) -> some View {
    changingEnvironment {
      $0.paragraph.lineLimit = most
      $0.paragraph.reservedLines = least
    }
  }
}
