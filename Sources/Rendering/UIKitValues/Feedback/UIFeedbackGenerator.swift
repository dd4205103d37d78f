public import Foundation

/// Lets the device be felt; a picture cannot be: every call does nothing. Apple's page: UIKit/UIFeedbackGenerator.
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Does nothing.
  open func prepare() {}
}

/// Says that a selection changes. Apple's page: UIKit/UISelectionFeedbackGenerator.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Says that things meet. Apple's page: UIKit/UIImpactFeedbackGenerator.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are. Apple's page: UIKit/UIImpactFeedbackGenerator/FeedbackStyle.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light
    /// In between.
    case medium
    /// Large and heavy.
    case heavy
    /// They give way.
    case soft
    /// They do not.
    case rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator of medium things.
  public override convenience init() { self.init(style: .medium) }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Says how something ended. Apple's page: UIKit/UINotificationFeedbackGenerator.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended. Apple's page: UIKit/UINotificationFeedbackGenerator/FeedbackType.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success
    /// Not quite well.
    case warning
    /// It failed.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
