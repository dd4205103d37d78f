public import LayoutEngine
public import Localization
public import Views

extension View {
  /// The text that appears while the Action button is held. Apple's page: SwiftUI/View/controlWidgetActionHint(_:).
  public func controlWidgetActionHint(_ hint: Text) -> _ControlCaptionView<Self> { caption(.hint, hint) }

  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> _ControlCaptionView<Self> {
    caption(.hint, Text(hintKey))
  }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> _ControlCaptionView<Self> {
    caption(.hint, Text(hint))
  }

  @_disfavoredOverload
  public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> _ControlCaptionView<Self> {
    caption(.hint, Text(hint))
  }

  /// The text that appears for a moment after the control was tapped. Apple's page: SwiftUI/View/controlWidgetStatus(_:).
  public func controlWidgetStatus(_ status: Text) -> _ControlCaptionView<Self> { caption(.status, status) }

  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> _ControlCaptionView<Self> {
    caption(.status, Text(statusKey))
  }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> _ControlCaptionView<Self> {
    caption(.status, Text(status))
  }

  @_disfavoredOverload
  public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> _ControlCaptionView<Self> {
    caption(.status, Text(status))
  }

  private func caption(_ caption: ControlCaption, _ text: Text) -> _ControlCaptionView<Self> {
    _ControlCaptionView(content: self, caption: caption, text: text)
  }
}

/// A text that appears beside a control.
enum ControlCaption {
  case hint, status
}

/// Sets a text of the control while the view is lowered.
public struct _ControlCaptionView<Content> {
  let content: Content
  let caption: ControlCaption
  let text: Text
}

extension _ControlCaptionView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    // After the content, so that an outer text replaces an inner one.
    context.pass[ControlCaptionsKey.self][caption] = text
    return nodes
  }
}

private enum ControlCaptionsKey: FrameValueKey {
  static var defaultValue: [ControlCaption: Text] { [:] }
}

/// The text that a control's labels have for a caption; the title if they have none.
struct ControlCaptionText: View, PrimitiveView {
  typealias Body = Never

  let caption: ControlCaption
  let control: _ControlAppearance

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let title = ControlLabelPart(.text, of: control.titles)._lower(in: context)
    // Labels that come first win.
    for label in control.labels.reversed() { _ = label._lower(in: context) }
    return context.pass[ControlCaptionsKey.self][caption]?._lower(in: context) ?? title
  }
}
