public import Foundation
import Graphics
public import LayoutEngine

/// Combines glass. Apple's page: SwiftUI/GlassEffectContainer.
///
/// All glass inside is painted behind the content, so that no glass is seen through other glass. Shapes of the same
/// glass that are closer than the spacing flow together. Glass inside of another effect, such as `opacity` or
/// `rotationEffect`, is painted in its own place.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  private let content: Content
  private let spacing: CGFloat

  /// Creates a container; shapes closer than `spacing` points flow together (default: only those that overlap).
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = max(0, spacing?.finiteValue(of: "the spacing of glass", else: 0) ?? 0)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let shadow = context.environment.systemStyle.glass.shadow
    let inside = context.setting(\.glassContainer, to: GlassMembers())
    return content._lower(in: inside).map { child in
      context.node(around: child, PassthroughRule("GlassEffectContainer")) { site in
        site.content.gatheringGlass(joining: spacing, shadow: shadow)
      }
    }
  }
}

extension [DisplayItem] {
  /// The items with their glass first. Panes with equal paints form one group.
  fileprivate func gatheringGlass(joining spacing: CGFloat, shadow: Shadow) -> [DisplayItem] {
    var (kinds, panes, others): ([Backdrop], [[DisplayItem]], [DisplayItem]) = ([], [], [])
    for item in self {
      guard case .fill(_, .material(let backdrop), _) = item, backdrop.rim != nil else {
        others.append(item)
        continue
      }
      if let index = kinds.firstIndex(of: backdrop) {
        panes[index].append(item)
      } else {
        kinds.append(backdrop)
        panes.append([item])
      }
    }
    guard !kinds.isEmpty else { return self }
    let glass = zip(kinds, panes).map { backdrop, panes in
      var backdrop = backdrop
      backdrop.rim?.joining = spacing
      return DisplayItem.group(.backdrop(backdrop), panes.map(\.stencil))
    }
    return panes.flatMap { $0 }.withGlassShadow(shadow).filter { !$0.isGlass } + glass + others
  }
}

extension DisplayItem {
  fileprivate var isGlass: Bool {
    if case .fill(_, .material, _) = self { true } else { false }
  }

  /// The outline of a pane.
  fileprivate var stencil: DisplayItem {
    guard case .fill(let path, _, let evenOdd) = self else { return self }
    return .fill(path, .color(.white), evenOdd: evenOdd)
  }
}
