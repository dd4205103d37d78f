public import Foundation
import LayoutEngine

extension Text {
  /// Where text is truncated. Apple's page: SwiftUI/Text/TruncationMode.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle

    var specified: TextSpecification.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension EnvironmentValues {
  /// Where the last line is truncated. Apple's page: SwiftUI/EnvironmentValues/truncationMode.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// The smallest scale to which text may shrink, above 0 and at most 1. Apple's page:
  /// SwiftUI/EnvironmentValues/minimumScaleFactor.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether letter spacing may be reduced before a line is truncated. Apple's page:
  /// SwiftUI/EnvironmentValues/allowsTightening.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }
}

extension View {
  /// Sets where the last line of a text is truncated. Apple's page: SwiftUI/View/truncationMode(_:).
  public func truncationMode(_ mode: Text.TruncationMode) -> _EnvironmentModifier<Self> {
    environment(\.truncationMode, mode)
  }

  /// Lets text shrink to this scale before it is truncated. Apple's page: SwiftUI/View/minimumScaleFactor(_:).
  public func minimumScaleFactor(_ factor: CGFloat) -> _EnvironmentModifier<Self> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letter spacing be reduced before a line is truncated. Apple's page: SwiftUI/View/allowsTightening(_:).
  public func allowsTightening(_ flag: Bool) -> _EnvironmentModifier<Self> { environment(\.allowsTightening, flag) }
}
