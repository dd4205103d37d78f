import Foundation

/// Something that was replaced, left out or repaired on the way to a picture.
///
/// The picture still comes out; `--strict` makes any diagnostic fatal.
public struct Diagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// What happened, in a form that does not change between releases: `font.missing-glyph`, `comic.cover-unreadable`.
  public let id: String
  /// What is wrong with the input and what was done instead, in one sentence.
  public let message: String
  /// The file, address or name that the message is about, if there is one.
  public let subject: String?

  /// Creates a diagnostic with a stable `id`.
  public init(id: String, message: String, subject: String? = nil) {
    self.id = id
    self.message = message
    self.subject = subject
  }

  /// The line that the tools print: `subject: message [id]`.
  public var description: String {
    (subject.map { "\($0): " } ?? "") + message + " [\(id)]"
  }
}

/// Collects the diagnostics of one picture. Safe to share between threads.
public final class DiagnosticLog: Sendable {
  private let state = State()

  /// Creates an empty log.
  public init() {}

  /// The log of the work that the current task does.
  ///
  /// Providers and views have no parameter to report through, because Apple's protocols give them none; the renderer
  /// binds its log here while it calls them. Without a binding, reports go to a log that nobody reads.
  @TaskLocal public static var current = DiagnosticLog()

  /// What the current task is working on: the path of a view. Diagnostics that name no subject are about it.
  @TaskLocal package static var place: (any CustomStringConvertible & Sendable)?

  /// Adds `diagnostic` unless an equal one is there.
  public func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if diagnostic.subject == nil, let place = Self.place?.description, !place.isEmpty {
      diagnostic = Diagnostic(id: diagnostic.id, message: diagnostic.message, subject: place)
    }
    state.append(diagnostic)
  }

  /// What was reported so far, in order.
  public var diagnostics: [Diagnostic] { state.diagnostics }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var inOrder: [Diagnostic] = []
    /// The same ones: a text of thousands of characters may report as many.
    private var known: Set<Diagnostic> = []

    func append(_ diagnostic: Diagnostic) {
      lock.withLock { if known.insert(diagnostic).inserted { inOrder.append(diagnostic) } }
    }

    var diagnostics: [Diagnostic] { lock.withLock { inOrder } }
  }
}
