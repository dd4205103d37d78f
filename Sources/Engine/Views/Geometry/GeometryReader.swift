public import LayoutEngine

/// Views that depend on the size they get. Apple's page: SwiftUI/GeometryReader.
///
/// Takes all that is offered, 10 points where nothing is, and puts its views at the upper leading corner. They are
/// lowered when the size is known: in the middle of the layout.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// The views for a size and place.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on the size they get.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let inside = context.child(0, role: "GeometryReader")
    let said = context.pass.memory.cell(at: .init(path: inside.path, offset: 0)) { SaidInside() }
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

/// What the views of a reader say to those above. Known only when the reader is placed, which is too late for this
/// lowering: they hear it in the next.
private final class SaidInside {
  var values = PreferenceValues()
  private var changes = 0

  func update(_ new: PreferenceValues, in context: _LoweringContext) {
    guard !values.isEqual(to: new) else { return }
    values = new
    changes += 1
    // Values that cannot be compared always look different; two more lowerings let them settle.
    if changes <= 2 || new.isComparable {
      context.pass.memory.changes.add(.init(path: context.path, name: "a preference inside the GeometryReader"))
    }
  }
}
