/// How the layers of a symbol are coloured. Apple's page: SwiftUI/SymbolRenderingMode.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Mode: Hashable, Sendable {
    case monochrome
    case hierarchical
    case palette
    case multicolor
  }

  let mode: Mode

  /// One style for all layers.
  public static let monochrome = SymbolRenderingMode(mode: .monochrome)
  /// The foreground at a lower opacity for each further layer.
  public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
  /// One of the foreground styles for each layer: `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(mode: .palette)
  /// The symbol's own colours; layers without one take the foreground.
  public static let multicolor = SymbolRenderingMode(mode: .multicolor)
}

extension EnvironmentValues {
  /// How symbols are coloured; nil for as one style. Apple's page: SwiftUI/EnvironmentValues/symbolRenderingMode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension View {
  /// How the symbols in the view are coloured; nil for as one style.
  /// Apple's page: SwiftUI/View/symbolRenderingMode(_:).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
