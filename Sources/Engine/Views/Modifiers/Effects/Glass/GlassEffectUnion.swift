import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Combines the glass in the view with all glass of the same name, kind and shape in the container: one shape in the
  /// frame of all of them. Apple's page: SwiftUI/View/glassEffectUnion(id:namespace:).
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> _EnvironmentModifier<Self> {
    environment(\.glassUnion, id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) })
  }

  /// Names the glass in the view, which moves into glass of the same name in the next entry. Apple's page:
  /// SwiftUI/View/glassEffectID(_:in:).
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> _ChangingView<Self> {
    _ChangingView(content: self) { change in
      if let id { change.geometry = AnyHashable(id) }
    }
  }

  /// Does nothing: glass appears with its view. Apple's page: SwiftUI/View/glassEffectTransition(_:).
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass appears and disappears. Apple's page: SwiftUI/GlassEffectTransition.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// No change.
  public static let identity = GlassEffectTransition(name: "identity")
  /// From and to the shape of near glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Fades.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// The name of glass that forms one shape.
struct GlassUnion: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The glass of a container that belongs to unions. Frames are known when views are placed, before anything is drawn.
final class GlassMembers {
  final class Member {
    var frame: CGRect?
    private let others: () -> [Member]

    init(others: @escaping () -> [Member]) { self.others = others }

    /// The frame of the whole union for the first placed member; nil for the others.
    var wholeFrame: CGRect? {
      let placed = others().filter { $0.frame != nil }
      guard placed.first === self else { return nil }
      return placed.compactMap(\.frame).reduce(.null) { $0.union($1) }
    }
  }

  private struct Key: Hashable {
    let union: GlassUnion
    let glass: Glass
    let shape: String
  }

  private var members: [Key: [Member]] = [:]

  /// Adds a shape of glass to its union; nil without one.
  func member(of union: GlassUnion?, _ glass: Glass, _ shape: String) -> Member? {
    guard let union else { return nil }
    let key = Key(union: union, glass: glass, shape: shape)
    let member = Member { [weak self] in self?.members[key] ?? [] }
    members[key, default: []].append(member)
    return member
  }
}

extension EnvironmentValues {
  /// The container around glass; nil for none.
  var glassContainer: GlassMembers? {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }

  var glassUnion: GlassUnion? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}

private enum GlassContainerKey: EnvironmentKey { static var defaultValue: GlassMembers? { nil } }

private enum GlassUnionKey: EnvironmentKey { static var defaultValue: GlassUnion? { nil } }
