/// How the layers of a symbol are coloured. Apple's page: SwiftUI/SymbolRenderingMode.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let mode: Mode

  /// One style for all layers.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The foreground style, with a lower opacity for each further layer.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// A foreground style for each layer, from `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The symbol's own colours; layers without one use the foreground style.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

extension EnvironmentValues {
  /// How symbols are coloured (default: in one style). Apple's page: SwiftUI/EnvironmentValues/symbolRenderingMode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension View {
  /// Sets how the symbols in the view are coloured (default: in one style). Apple's page:
  /// SwiftUI/View/symbolRenderingMode(_:).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _EnvironmentModifier<Self> {
    environment(\.symbolRenderingMode, mode)
  }
}
