import LayoutEngine

/// A kind of glass. Apple's page: SwiftUI/Glass.
///
/// A still picture shows glass, which refracts light and reacts to touch, as a thin material.
public struct Glass: Hashable, Sendable {
  let material: Material?
  private(set) var color: Color?

  public static let regular = Glass(material: .thin)
  /// A more transparent kind.
  public static let clear = Glass(material: .ultraThin)
  public static let identity = Glass(material: nil)

  /// Tints the glass.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// Returns the glass itself: a still picture cannot be touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule. Apple's page: SwiftUI/DefaultGlassEffectShape.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Adds glass behind the view, drawn as a thin material. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Adds glass of a shape behind the view, drawn as a thin material. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
    background {
      if let material = glass.material {
        shape.fill(material)
        if let color = glass.color { shape.fill(color.opacity(0.5)) }
      }
    }
  }
}

/// Combines glass shapes. Apple's page: SwiftUI/GlassEffectContainer. Its content is shown unchanged.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` is ignored.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
