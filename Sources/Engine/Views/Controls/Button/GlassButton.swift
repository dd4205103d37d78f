import Graphics

/// A button with glass behind a padded label.
///
/// The glass is clear of colour unless it is tinted; for a prominent button it has the tint, and the label is white.
struct GlassButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tint) private var tint
  @Environment(\.systemStyle) private var system
  @Environment(\.self) private var environment

  var body: some View {
    configuration.label
      .foregroundStyle(label)
      .padded(by: system.controls.button.label(for: controlSize), in: borderShape)
      .glassEffect(isProminent && isEnabled ? glass.tint(emphasis) : glass, in: borderShape)
      .spacedAsControl("Button")
  }

  private var label: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.disabledLabel) }
    if isProminent { return AnyShapeStyle(Color.white) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(tint ?? AnyShapeStyle(Color.primary))
  }

  /// Red for a destructive role; otherwise the tint or the accent colour. Glass has one colour: the first of a
  /// gradient.
  private var emphasis: Color {
    if configuration.role == .destructive { return .red }
    return TintShapeStyle()._paint(in: environment).paint.firstColor.map { Color($0) } ?? .accentColor
  }
}

extension Paint {
  /// The colour, or the first of a gradient; nil for other paints.
  fileprivate var firstColor: ResolvedColor? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _):
      stops.stops.first?.color
    case .meshGradient(let mesh): mesh.colors.first
    case .effect(_, let paint): paint.firstColor
    case .picture, .material: nil
    }
  }
}

/// Glass behind the label. Apple's page: SwiftUI/GlassButtonStyle.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  public init() { self.init(.regular) }

  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// Glass in the tint behind a white label. Apple's page: SwiftUI/GlassProminentButtonStyle.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass behind the label.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A kind of glass behind the label.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Glass in the tint behind a white label.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
