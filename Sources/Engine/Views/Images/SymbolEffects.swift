/// An effect on a symbol that moves. Apple's page: Symbols/SymbolEffect. Means nothing in a still picture.
public struct SymbolEffect: Hashable, Sendable {
  /// Does nothing here.
  public static let pulse = SymbolEffect()
  /// Does nothing here.
  public static let bounce = SymbolEffect()
  /// Does nothing here.
  public static let variableColor = SymbolEffect()
  /// Does nothing here.
  public static let scale = SymbolEffect()
  /// Does nothing here.
  public static let appear = SymbolEffect()
  /// Does nothing here.
  public static let disappear = SymbolEffect()
  /// Does nothing here.
  public static let wiggle = SymbolEffect()
  /// Does nothing here.
  public static let rotate = SymbolEffect()
  /// Does nothing here.
  public static let breathe = SymbolEffect()
  /// Does nothing here.
  public static let replace = SymbolEffect()
  /// Does nothing here.
  public static let automatic = SymbolEffect()
  /// The effect upwards; does nothing here.
  public var up: SymbolEffect { self }
  /// The effect downwards; does nothing here.
  public var down: SymbolEffect { self }
  /// The replacement downwards, then upwards; does nothing here.
  public var downUp: SymbolEffect { self }
  /// The replacement upwards, twice; does nothing here.
  public var upUp: SymbolEffect { self }
  /// The replacement that turns the symbol off first; does nothing here.
  public var offUp: SymbolEffect { self }
  /// The effect layer by layer; does nothing here.
  public var byLayer: SymbolEffect { self }
  /// The effect on the whole; does nothing here.
  public var wholeSymbol: SymbolEffect { self }
  /// The effect layer after layer; does nothing here.
  public var iterative: SymbolEffect { self }
  /// The effect forwards and back; does nothing here.
  public var reversing: SymbolEffect { self }
}

/// How an effect runs. Apple's page: Symbols/SymbolEffectOptions. Means nothing in a still picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Does nothing here.
  public static let `default` = SymbolEffectOptions()
  /// Does nothing here.
  public static let repeating = SymbolEffectOptions()
  /// Does nothing here.
  public static let nonRepeating = SymbolEffectOptions()
  /// Does nothing here.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Does nothing here.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/symbolEffect(_:options:isActive:).
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/symbolEffect(_:options:value:).
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/symbolEffectsRemoved(_:).
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
