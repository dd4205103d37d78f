extension View {
  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/focusable(_:).
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/focused(_:).
  public func focused(_ condition: Binding<Bool>) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/focused(_:equals:).
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }

  /// Does nothing: a picture has no pointer. Apple's page: SwiftUI/View/hoverEffect(_:).
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Does nothing: a picture has no pointer. Apple's page: SwiftUI/View/hoverEffect(_:isEnabled:).
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
}

/// The effect of a pointer over a view. Apple's page: SwiftUI/HoverEffect. Has no effect in a still picture.
public struct HoverEffect: Hashable, Sendable {
  public static let automatic = HoverEffect()
  /// Turns the pointer into the view's shape.
  public static let highlight = HoverEffect()
  /// Raises the view under the pointer.
  public static let lift = HoverEffect()
}
