public import SwiftUI

/// One small picture on the page of all views and modifiers.
///
/// The code below it is copied from the source file: from the closure's opening brace to the closing brace with the
/// indentation of the line. So `Sample(` must start a line, and the closing brace must end the sample.
public struct Sample {
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
  public let content: () -> AnyView

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
    self.name = name
    self.note = note
    self.bringsBackground = bringsBackground
    self.diagnostics = diagnostics
    self.file = file
    self.line = line
    self.content = {
      isOutlined ? AnyView(content().overlay { FrameOutline() }) : AnyView(content())
    }
  }
}
