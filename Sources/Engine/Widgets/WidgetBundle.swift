package import Timelines

/// The widgets of an extension. Apple's page: SwiftUI/WidgetBundle.
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

extension Widget {
  /// The contents of all members, in order.
  package var contents: _WidgetContent {
    _members.reduce(into: _WidgetContent()) { all, member in
      let content = member._content
      all.kinds += content.kinds
      all.activities += content.activities
    }
  }

  package var _kinds: [WidgetKind] { contents.kinds }

  /// The first widget of this kind; nil if there is none. Members after it are not evaluated.
  package func kind(named name: String) -> WidgetKind? {
    for member in _members {
      let content = member._content
      if let kind = (content.kinds + content.activities).first(where: { $0.kind == name }) { return kind }
    }
    return nil
  }
}

extension WidgetBundle {
  /// The widgets in order. Of several with the same kind, the first is used.
  package var kinds: [WidgetKind] {
    var seen: Set<String> = []
    return body._kinds.filter { seen.insert($0.kind).inserted }
  }
}

/// Builds a bundle of widgets, Live Activities and controls. Apple's page: SwiftUI/WidgetBundleBuilder.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildExpression(_ control: some ControlWidget) -> _WidgetList {
    _WidgetList([ControlMember(control)])
  }

  public static func buildBlock() -> _WidgetList { _WidgetList() }

  public static func buildBlock<each Member: Widget>(_ member: repeat each Member) -> _WidgetList {
    var members: [any Widget] = []
    repeat members.append(each member)
    return _WidgetList(members)
  }

  public static func buildOptional(_ member: _WidgetList?) -> _WidgetList { member ?? _WidgetList() }

  public static func buildEither(first: some Widget) -> _WidgetList { _WidgetList([first]) }

  public static func buildEither(second: some Widget) -> _WidgetList { _WidgetList([second]) }

  public static func buildLimitedAvailability(_ member: some Widget) -> _WidgetList { _WidgetList([member]) }
}

/// The members that a builder collected. Their bodies are evaluated when they are needed.
public struct _WidgetList: Widget {
  private var members: [any Widget] = []

  public init() {}

  init(_ members: [any Widget]) { self.members = members }

  public var _members: [any Widget] { members.flatMap(\._members) }

  /// A list has no configuration of its own.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget with the values of its configuration and its modifiers.
public struct WidgetKind: Sendable {
  package var kind: String
  package var displayName, description: String?
  package var families = WidgetFamily.system
  package var hasContentMargins = true
  package var isBackgroundRemovable = true
  /// The material and the mounting styles in visionOS.
  package var texture = WidgetTexture.glass
  package var mountingStyles: [WidgetMountingStyle] = [.elevated, .recessed]
  package var source: WidgetSource
  /// The user's settings; nil for a widget without settings.
  package var settings: WidgetSettings?
  /// What a preview decides about its pictures; nil for a widget of a bundle.
  package var preview: PreviewShape?
  /// The views of a Live Activity; nil for a widget.
  package var activity: ActivityViews?

  package init(kind: String, source: WidgetSource) {
    self.kind = kind
    self.source = source
  }
}
