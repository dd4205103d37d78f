import Ambient
public import Foundation
public import Views

/// The environment of a colour, image or font. Apple's page: UIKit/UITraitCollection.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels per point; 0 for unspecified.
  public let displayScale: CGFloat
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

  init(style: UIUserInterfaceStyle, category: UIContentSizeCategory, displayScale: CGFloat) {
    (userInterfaceStyle, preferredContentSizeCategory) = (style, category)
    self.displayScale = displayScale.isFinite ? displayScale : 0
  }

  public convenience init() { self.init(style: .unspecified, category: .unspecified, displayScale: 0) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, category: .unspecified, displayScale: 0)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, category: preferredContentSizeCategory, displayScale: 0)
  }
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, category: .unspecified, displayScale: displayScale)
  }

  /// The specified traits of all collections; the last one takes precedence.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    self.init(
      style: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      category: traits.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
        ?? .unspecified,
      displayScale: traits.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  /// The traits of the view whose body is evaluated; otherwise light. Apple's page: UIKit/UITraitCollection/current.
  public static var current: UITraitCollection {
    let environment = EnvironmentValues.current
    return UITraitCollection(
      style: environment.colorScheme == .dark ? .dark : .light,
      category: UIContentSizeCategory(environment.dynamicTypeSize), displayScale: environment.displayScale)
  }

  /// Calls `actions` without changing the current traits, which come from the view that is drawn.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = EnvironmentValues.current
    if userInterfaceStyle != .unspecified { environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light }
    if let size = preferredContentSizeCategory.dynamicTypeSize { environment.dynamicTypeSize = size }
    withAmbientValues({ $0.environment = environment }, operation: actions)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    (a.userInterfaceStyle, a.preferredContentSizeCategory, a.displayScale)
      == (b.userInterfaceStyle, b.preferredContentSizeCategory, b.displayScale)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(preferredContentSizeCategory)
  }
}

public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark

  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}
