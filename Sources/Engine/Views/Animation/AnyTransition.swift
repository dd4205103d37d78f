public import Foundation
import Graphics
public import LayoutEngine

/// How a view appears and disappears. Apple's page: SwiftUI/AnyTransition.
public struct AnyTransition: @unchecked Sendable {
  /// The view in a phase. Apple's protocols do not require transitions to be sendable.
  let apply: (AnyView, TransitionPhase) -> AnyView
  private(set) var motion: Motion?

  private init(_ apply: @escaping (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    self.init { AnyView(transition.body(content: PlaceholderContentView(content: $0), phase: $1)) }
  }

  public static let identity = AnyTransition { content, _ in content }
  public static let opacity = AnyTransition { content, phase in AnyView(content.opacity(phase.isIdentity ? 1 : 0)) }
  public static let scale = scale(scale: 0.000_01)
  public static let slide = asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)) }
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.shifted(to: phase.isIdentity ? nil : edge)) }
  }

  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite)).combined(with: .opacity)
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.offset(phase.isIdentity ? .zero : offset)) }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      // Both shape the view in its own place, so that its structure is the same in all phases.
      let inserted = insertion.apply(content, phase == .didDisappear ? .identity : phase)
      return removal.apply(inserted, phase == .willAppear ? .identity : phase)
    }
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in AnyView(content.modifier(phase.isIdentity ? identity : active)) }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition { content, phase in other.apply(apply(content, phase), phase) }
    both.motion = motion ?? other.motion
    return both
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.motion = animation?.motion ?? Motion.none
    return copy
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension View {
  /// The view beside its frame, at an edge; nil for in its place.
  fileprivate func shifted(to edge: Edge?) -> some View {
    _UnaryView(self) { child, context in
      let isRightToLeft = context.environment.layoutDirection == .rightToLeft
      return context.node(around: child, PassthroughRule("move")) { site in
        var offset = CGPoint.zero
        switch edge {
        case .top: offset.y = -site.frame.height
        case .bottom: offset.y = site.frame.height
        case .leading: offset.x = isRightToLeft ? site.frame.width : -site.frame.width
        case .trailing: offset.x = isRightToLeft ? -site.frame.width : site.frame.width
        case nil: break
        }
        return [.group(.transform(CGAffineTransform(translationX: offset.x, y: offset.y)), site.content)]
      }
    }
  }

  /// How the view appears and disappears when another entry is shown. Apple's page: SwiftUI/View/transition(_:).
  public func transition(_ transition: AnyTransition) -> _TransitionView<Self> {
    _TransitionView(content: self, transition: transition)
  }
}

/// A view that appears and disappears in its own way.
public struct _TransitionView<Content> {
  let content: Content
  let transition: AnyTransition
}

extension _TransitionView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    guard context.pass.isAnimated else { return content._lower(in: context) }
    func node(_ phase: TransitionPhase) -> LayoutNode {
      context.single(transition.apply(AnyView(content), phase), role: "transition")
    }
    let shown = node(.identity)
    shown.change?.transition = (node(.willAppear), node(.didDisappear), transition.motion)
    return [shown]
  }
}
