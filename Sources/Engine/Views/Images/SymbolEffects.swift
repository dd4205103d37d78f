public import Graphics

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
  public static let drawOn = SymbolEffect()
  public static let drawOff = SymbolEffect()
  public static let automatic = SymbolEffect()
  // A fallback of `magic(fallback:)` is written without `replace`.
  public static let downUp = SymbolEffect()
  public static let upUp = SymbolEffect()
  public static let offUp = SymbolEffect()
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var forward: SymbolEffect { self }
  public var backward: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public func custom(angle: Angle) -> SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public var pulse: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var individually: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var reversed: SymbolEffect { self }
  public var nonReversed: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
}

/// How a symbol effect runs. Apple's page: Symbols/SymbolEffectOptions. Has no effect in a still picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// How an effect repeats. Apple's page: Symbols/SymbolEffectOptions/RepeatBehavior.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
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
