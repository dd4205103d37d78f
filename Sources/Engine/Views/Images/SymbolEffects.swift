/// An animated symbol effect. Apple's page: Symbols/SymbolEffect. Has no effect in a still picture.
public struct SymbolEffect: Hashable, Sendable {
  public static let pulse = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let automatic = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
}

/// How a symbol effect runs. Apple's page: Symbols/SymbolEffectOptions. Has no effect in a still picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
}

extension View {
  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/symbolEffect(_:options:isActive:).
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/symbolEffectsRemoved(_:).
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
