public import Foundation

/// What is done to what is behind a view. Apple's page: UIKit/UIVisualEffect.
open class UIVisualEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
}

/// A blur. Apple's page: UIKit/UIBlurEffect.
open class UIBlurEffect: UIVisualEffect {
  /// How much is seen through it. Apple's page: UIKit/UIBlurEffect/Style.
  public enum Style: Int, Sendable {
    /// The former styles.
    case extraLight, light, dark
    /// In light and dark.
    case regular = 4, prominent
    /// A material, in light and dark.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A material of light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// A material of light.
    case systemChromeMaterialLight
    /// A material of dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// A material of dark.
    case systemChromeMaterialDark
  }

  /// Makes a blur.
  public init(style: Style) { super.init() }
}

/// A view through which things are seen blurred; never drawn. Apple's page: UIKit/UIVisualEffectView.
open class UIVisualEffectView: UIView {
  /// What is done.
  open var effect: UIVisualEffect?
  /// What is in front of it.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
