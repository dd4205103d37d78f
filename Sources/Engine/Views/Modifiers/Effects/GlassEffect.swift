import LayoutEngine

/// A kind of glass. Apple's page: SwiftUI/Glass.
///
/// Glass bends light and answers to touch; a still picture shows it as a thin material.
public struct Glass: Hashable, Sendable {
  let material: Material?
  private(set) var color: Color?

  /// The usual kind.
  public static let regular = Glass(material: .thin)
  /// A more transparent kind.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// Coloured glass; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The same glass: nothing is touched in a still picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass without another: a capsule. Apple's page: SwiftUI/DefaultGlassEffectShape.
public typealias DefaultGlassEffectShape = Capsule

extension View {
  /// Puts glass behind the view: a thin material. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Puts glass of a shape behind the view: a thin material. Apple's page: SwiftUI/View/glassEffect(_:in:).
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
    background {
      if let material = glass.material {
        shape.fill(material)
        if let color = glass.color { shape.fill(color.opacity(0.5)) }
      }
    }
  }
}

/// Shows glass together. Apple's page: SwiftUI/GlassEffectContainer. Here its content is shown as it is.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; `spacing` has no meaning in a still picture.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}
