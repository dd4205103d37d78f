import Ambient
public import Foundation
public import Views

/// What of its place a colour, an image or a font may depend on. Apple's page: UIKit/UITraitCollection.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How large the person wants text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels to the point; 0 where none is stated.
  public let displayScale: CGFloat
  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// As wide as a phone.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// As high as a phone.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  init(style: UIUserInterfaceStyle, category: UIContentSizeCategory, displayScale: CGFloat) {
    (userInterfaceStyle, preferredContentSizeCategory) = (style, category)
    self.displayScale = displayScale.isFinite ? displayScale : 0
  }

  /// Traits of which none is stated.
  public convenience init() { self.init(style: .unspecified, category: .unspecified, displayScale: 0) }
  /// Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, category: .unspecified, displayScale: 0)
  }
  /// How large the person wants text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, category: preferredContentSizeCategory, displayScale: 0)
  }
  /// Pixels to the point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, category: .unspecified, displayScale: displayScale)
  }

  /// What any of `traits` states; of several that state the same thing, the last.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      style: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      category: traits.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
        ?? .unspecified,
      displayScale: traits.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// The traits of the view whose body is asked; those of light elsewhere. Apple's page: UIKit/UITraitCollection/current.
  public static var current: UITraitCollection {
    let environment = EnvironmentValues.current
    return UITraitCollection(
      style: environment.colorScheme == .dark ? .dark : .light,
      category: UIContentSizeCategory(environment.dynamicTypeSize), displayScale: environment.displayScale)
  }

  /// Calls `actions`: what is current comes from the view that is drawn.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = EnvironmentValues.current
    if userInterfaceStyle != .unspecified { environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light }
    if let size = preferredContentSizeCategory.dynamicTypeSize { environment.dynamicTypeSize = size }
    withAmbientValues({ $0.environment = environment }, operation: actions)
  }

  /// The same traits.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    (a.userInterfaceStyle, a.preferredContentSizeCategory, a.displayScale)
      == (b.userInterfaceStyle, b.preferredContentSizeCategory, b.displayScale)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
  }
}

/// Light or dark. Apple's page: UIKit/UIUserInterfaceStyle.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// UIKit's style for one of SwiftUI. Apple's page: UIKit/UIUserInterfaceStyle/init(_:).
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// How much room there is in a direction. Apple's page: UIKit/UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}
