import ArgumentParser
import JSONText
import ToolOptions
import ToolReports

/// A request of a preview session: a line of JSON with the keys of `render --batch`, and what to do.
struct PreviewRequest: Sendable {
  enum Task: Sendable {
    /// List widgets, previews, and the values of options.
    case describe
    case draw
    /// Draw the change to the picture from an earlier one.
    case change(from: PreviewChangeStart)
    /// Perform the picture's intent at this position.
    case perform(Int)
    /// Ask providers again.
    case forget
    /// Draw a few words instead of a widget.
    case notice(PanelNotice)
  }

  let task: Task
  /// Whether the answer has the tree of views.
  let showsTree: Bool
  /// Whether the answer has the picture itself, and no file is written.
  let isInline: Bool
  /// Identifies the newest reload that a program has requested. Answers of providers from before another are not used.
  let reload: String
  let picture: BatchRequest

  private static let ownKeys: Set<String> = PreviewChangeStart.keys.union([
    "do", "intent", "tree", "inline", "reload", "title", "code", "message",
  ])

  /// - Parameter usual: What requests leave out.
  /// - Throws: A validation error, with exit code 64.
  init(_ fields: [LocatedJSON.Field], usual: BatchRequest) throws {
    func value(of name: String) -> JSONValue? { fields.first { $0.name == name }.map { JSONValue($0.value) } }
    picture = try BatchRequest(fields.filter { !Self.ownKeys.contains($0.name) }, usual: usual)
    (showsTree, isInline) = (value(of: "tree") == .bool(true), value(of: "inline") == .bool(true))
    reload = if case .string(let token) = value(of: "reload") { token } else { "" }
    switch value(of: "do") {
    case .string("describe"): task = .describe
    case .string("draw"): task = .draw
    case .string("change"): task = .change(from: try PreviewChangeStart(value))
    case .string("forget"): task = .forget
    case .string("notice"):
      func words(_ name: String) -> String { if case .string(let text) = value(of: name) { text } else { "" } }
      task = .notice(PanelNotice(title: words("title"), code: words("code"), message: words("message")))
    case .string("perform"):
      guard case .number(let digits) = value(of: "intent"), let index = Int(digits) else {
        throw ValidationError("intent must be a whole number.")
      }
      task = .perform(index)
    default: throw ValidationError("do must be describe, draw, change, perform, forget or notice.")
    }
    switch task {
    case .describe, .forget, .notice: break
    case .draw, .change, .perform:
      if picture.choice.kind == nil && picture.choice.preview == nil { throw ValidationError("missing key 'kind'") }
    }
  }
}

/// A line of a preview session's answers.
struct PreviewAnswer: Encodable {
  let id: JSONValue?
  let result: Result<any Encodable, ToolError>

  private enum Key: CodingKey { case id, body, error, exitCode, isStillRunning }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(id, forKey: .id)
    switch result {
    case .success(let body): try body.encode(to: container.superEncoder(forKey: .body))
    case .failure(let error):
      try container.encode(error.message, forKey: .error)
      try container.encode(error.exitCode.rawValue, forKey: .exitCode)
      if error.isStillRunning { try container.encode(true, forKey: .isStillRunning) }
    }
  }
}
