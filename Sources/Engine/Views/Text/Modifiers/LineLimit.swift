extension EnvironmentValues {
  /// Lines at most; nil for as many as fit. Apple's page: SwiftUI/EnvironmentValues/lineLimit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set {
      paragraph.lineLimit = newValue
      paragraph.reservedLines = 1
    }
  }
}

extension View {
  /// Lines of each text at most; nil for as many as fit. Apple's page: SwiftUI/View/lineLimit(_:)-(Int).
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Lines of each text at most, and whether a shorter text takes the height of all of them.
  /// Apple's page: SwiftUI/View/lineLimit(_:reservesSpace:).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(from: reservesSpace ? limit : 1, to: limit)
  }

  /// Lines whose height each text takes at least. Apple's page: SwiftUI/View/lineLimit(_:)-(PartialRangeFrom).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(from: limit.lowerBound, to: nil) }

  /// Lines of each text at most. Apple's page: SwiftUI/View/lineLimit(_:)-(PartialRangeThrough).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(from: 1, to: limit.upperBound) }

  /// Lines whose height each text takes at least, and lines at most. Apple's page: SwiftUI/View/lineLimit(_:)-(ClosedRange).
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
