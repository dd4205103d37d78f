public import Foundation
import LayoutEngine

extension Text {
  /// Where characters are left out when there is no room for all. Apple's page: SwiftUI/Text/TruncationMode.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
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
  /// Where the last line is cut. Apple's page: SwiftUI/EnvironmentValues/truncationMode.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncation }
    set { paragraph.truncation = newValue }
  }

  /// The smallest factor by which text may shrink, above 0 up to 1.
  /// Apple's page: SwiftUI/EnvironmentValues/minimumScaleFactor.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together before a line is cut. Apple's page: SwiftUI/EnvironmentValues/allowsTightening.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }
}

extension View {
  /// Where the last line of a text is cut. Apple's page: SwiftUI/View/truncationMode(_:).
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Lets text shrink to this fraction of its size before it is cut off. Apple's page: SwiftUI/View/minimumScaleFactor(_:).
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets letters move together before a line is cut. Apple's page: SwiftUI/View/allowsTightening(_:).
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
