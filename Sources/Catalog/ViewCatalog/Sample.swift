public import ActivityKitFacade
public import SwiftUI
public import WidgetKit

/// One small picture on the page of all views and modifiers.
///
/// The code below it is copied from the source file: from the closure's opening brace to the closing brace with the
/// indentation of the line. So `Sample(` must start a line, and the closing brace must end the sample.
public struct Sample {
  /// What is drawn.
  public enum Subject {
    case view(() -> AnyView)
    /// A view before a change, with false, and after it.
    case change((Bool) -> AnyView)
    /// A control or a Live Activity.
    case preview(_PreviewContent, in: WidgetFamily)
    /// A view as the system shows it in a place.
    case placed(() -> AnyView, in: Place)
    /// A widget as the system shows it in a place.
    case widget(() -> _WidgetContent, in: Place)
  }

  /// The search term: `.padding(_:)`, `Gauge, accessoryCircular`.
  public let name: String
  /// What to look at, in one sentence.
  public let note: String?
  /// Whether the view provides the background of its card.
  public let bringsBackground: Bool
  /// The ids of the expected diagnostics.
  public let diagnostics: [String]
  /// The file id, `MODULE/FILE.swift`.
  public let file: String
  /// The line on which the sample starts.
  public let line: Int
  public let subject: Subject

  /// A sample of a view.
  ///
  /// - Parameters:
  ///   - name: The search term.
  ///   - note: What to look at.
  ///   - isOutlined: Draws a dashed line around the frame of the view, if the sample is about the frame.
  ///   - bringsBackground: Leaves out the card's background, which would replace the view's.
  ///   - diagnostics: The ids of the expected diagnostics.
  public init<Content: View>(
    _ name: String, note: String? = nil, outlined isOutlined: Bool = false, bringsBackground: Bool = false,
    diagnostics: [String] = [], file: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      name, note, bringsBackground: bringsBackground, diagnostics: diagnostics, file, line,
      .view { isOutlined ? AnyView(content().overlay { FrameOutline() }) : AnyView(content()) })
  }

  /// A sample of a view that changes from one entry to the next.
  ///
  /// - Parameter content: The view before the change, with false, and after it.
  public init<Content: View>(
    _ name: String, note: String? = nil, file: String = #fileID, line: Int = #line,
    @ViewBuilder change content: @escaping (Bool) -> Content
  ) {
    self.init(name, note, file, line, .change { AnyView(content($0)) })
  }

  /// A sample of a view in a place, without the background and the margin of a card.
  public init<Content: View>(
    _ name: String, note: String? = nil, in place: Place, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(name, note, file, line, .placed({ AnyView(content()) }, in: place))
  }

  /// A sample of a widget in a place, for modifiers of its configuration.
  public init<Content: Widget>(
    _ name: String, note: String? = nil, in place: Place, file: String = #fileID, line: Int = #line,
    widget: @escaping () -> Content
  ) {
    self.init(name, note, file, line, .widget({ widget()._content }, in: place))
  }

  /// A sample of a control.
  ///
  /// - Parameter family: Its place and form.
  public init<Content: ControlWidget>(
    _ name: String, note: String? = nil, in family: WidgetFamily, file: String = #fileID, line: Int = #line,
    control: @escaping @MainActor () -> Content
  ) {
    self.init(name, note, file, line, .preview(_PreviewContent(control: control), in: family))
  }

  /// A sample of a Live Activity.
  ///
  /// - Parameters:
  ///   - family: Its presentation.
  ///   - attributes: What it is about.
  ///   - state: Its state.
  ///   - isStale: Whether the state is out of date.
  public init<Attributes: ActivityAttributes & Sendable, Content: Widget>(
    _ name: String, note: String? = nil, as family: WidgetFamily, of attributes: Attributes,
    in state: Attributes.ContentState, isStale: Bool = false, file: String = #fileID, line: Int = #line,
    activity: @escaping @MainActor () -> Content
  ) where Attributes.ContentState: Sendable {
    let preview = _PreviewContent(
      as: .content, using: attributes, isStale: isStale, widget: activity, contentStates: { [state] })
    self.init(name, note, file, line, .preview(preview, in: family))
  }

  private init(
    _ name: String, _ note: String?, bringsBackground: Bool = false, diagnostics: [String] = [], _ file: String,
    _ line: Int, _ subject: Subject
  ) {
    (self.name, self.note, self.bringsBackground, self.diagnostics) = (name, note, bringsBackground, diagnostics)
    (self.file, self.line, self.subject) = (file, line, subject)
  }
}
