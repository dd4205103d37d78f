public import Foundation

/// Haptics, which do nothing. Apple's page: UIKit/UIFeedbackGenerator.
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

/// Apple's page: UIKit/UISelectionFeedbackGenerator.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Apple's page: UIKit/UIImpactFeedbackGenerator.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Apple's page: UIKit/UIImpactFeedbackGenerator/FeedbackStyle.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) { super.init() }
  public override convenience init() { self.init(style: .medium) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// Apple's page: UIKit/UINotificationFeedbackGenerator.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Apple's page: UIKit/UINotificationFeedbackGenerator/FeedbackType.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
