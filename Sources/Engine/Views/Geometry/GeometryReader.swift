public import LayoutEngine

/// A view whose content depends on its size. Apple's page: SwiftUI/GeometryReader.
///
/// Takes the whole proposal, 10 points for an unspecified side, and aligns its content at the top leading corner. The
/// content is lowered during layout, when the size is known.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "GeometryReader")
    let said = context.pass.memory.cell(at: .init(path: inside.path, offset: 0)) { ReaderPreferences() }
    context.pass.preferences.append(said.values)
    let node = context.node(FillingRule("GeometryReader"))
    node.deferContent { frame, insets in
      let proxy = GeometryProxy(frame: frame, safeAreaInsets: insets, environment: inside.environment)
      let (content, values) = inside.pass.collectingPreferences {
        inside.single(inside.evaluating { self.content(proxy) }, alignment: .topLeading)
      }
      said.update(values, in: context)
      return content
    }
    return [node]
  }
}

/// The preferences set inside a reader. They are known only when the reader is placed, too late for this lowering;
/// views above read them in the next.
private final class ReaderPreferences {
  var values = PreferenceValues()
  private var changes = 0

  func update(_ new: PreferenceValues, in context: _LoweringContext) {
    guard !values.isEqual(to: new) else { return }
    values = new
    changes += 1
    // Values that cannot be compared always count as changed; two more lowerings let them settle.
    if changes <= 2 || new.isComparable {
      context.pass.memory.changes.add(.init(path: context.path, name: "a preference inside the GeometryReader"))
    }
  }
}
