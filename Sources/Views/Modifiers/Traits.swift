import LayoutEngine

extension View {
  /// Stacks serve views of higher priority first; 0 is the default. Apple's page: SwiftUI/View/layoutPriority(_:).
  public func layoutPriority(_ value: Double) -> some View {
    changingTraits { $0.priority = value }
  }

  /// Views of higher index are painted later than their siblings. Apple's page: SwiftUI/View/zIndex(_:).
  public func zIndex(_ value: Double) -> some View {
    changingTraits { $0.zIndex = value }
  }

  private func changingTraits(_ change: @escaping (inout LayoutTraits) -> Void) -> some View {
    _UnaryView(self) { child, context in
      var traits = child.traits
      change(&traits)
      return context.node(PassthroughRule("traits"), children: [child], traits: traits)
    }
  }
}
