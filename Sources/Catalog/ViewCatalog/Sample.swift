public import SwiftUI

/// One small picture on the page of all views and modifiers.
///
/// The code that is shown under the picture is not written twice: it is cut from the file and line where the sample
/// stands, from the closure's opening brace to the closing one at the indentation of the line. So `Sample(` begins a
/// line, and the closing brace ends the sample.
public struct Sample {
  /// What a person would look for: `.padding(_:)`, `Gauge, accessoryCircular`.
  public let name: String
  /// What to look at, in one sentence; nil where the picture says it.
  public let note: String?
  /// Whether the view brings the background of its card.
  public let bringsBackground: Bool
  /// The ids of the diagnostics that the picture must have.
  public let diagnostics: [String]
  /// The file's identifier, `MODULE/FILE.swift`.
  public let file: String
  /// The line on which the sample begins.
  public let line: Int
  /// The view.
  public let content: () -> AnyView

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: What a person would look for.
  ///   - note: What to look at.
  ///   - isOutlined: Draws a dashed line around the frame of the view, where the frame is what the sample is about.
  ///   - bringsBackground: Leaves out the card's background, which would replace that of the view.
  ///   - diagnostics: The ids of the diagnostics that the picture must have.
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
