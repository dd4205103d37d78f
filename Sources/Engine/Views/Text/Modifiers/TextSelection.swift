/// Whether text can be selected. Apple's page: SwiftUI/TextSelectability.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected. Apple's page: SwiftUI/EnabledTextSelectability.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that cannot be selected. Apple's page: SwiftUI/DisabledTextSelectability.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: Self { Self() }
}

extension View {
  /// Does nothing: text in a picture cannot be selected. Apple's page: SwiftUI/View/textSelection(_:).
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }
}
