package import Ambient
import Synchronization

/// Collects the diagnostics of one picture. Safe to share between threads.
public final class DiagnosticLog: Sendable {
  private let collected = Mutex(CollectedDiagnostics())

  public init() {}

  /// The log of the current task.
  ///
  /// Apple's protocols give providers and views no parameter for a log; the renderer binds its log while it calls
  /// them. Without a binding, reports are discarded.
  public static var current: DiagnosticLog { AmbientValues.current.diagnosticLog }

  /// Runs `operation` with this log as the current one.
  public func collecting<Result, Failure>(_ operation: () throws(Failure) -> Result) throws(Failure) -> Result {
    try withAmbientValues({ $0.diagnosticLog = self }, operation: operation)
  }

  /// Runs `operation` with this log as the current one.
  public func collecting<Result, Failure>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await withAmbientValues({ $0.diagnosticLog = self }, operation: operation)
  }

  /// Runs `operation` with `subject` as the subject of diagnostics that have none.
  public static func withSubject<Result, Failure>(
    _ subject: any CustomStringConvertible & Sendable, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withAmbientValues({ $0[SubjectKey.self] = subject }, operation: operation)
  }

  private static var subjectName: String? {
    AmbientValues.current[SubjectKey.self].map(\.description).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Adds `diagnostic`, unless the log has an equal one.
  public func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.subject = diagnostic.subject ?? Self.subjectName
    collected.withLock { [diagnostic] in $0.append(diagnostic) }
  }

  /// Adds `member` to the single diagnostic of `group`.
  package func report(_ member: String, of group: DiagnosticGroup) {
    let subject = Self.subjectName
    collected.withLock { $0.append(member, of: group, about: subject) }
  }

  /// Adds the diagnostics of `other`, and merges equal groups.
  package func report(contentsOf other: DiagnosticLog) {
    // Copied first: both may be the same log.
    let others = other.collected.withLock { $0 }
    collected.withLock { $0.append(contentsOf: others) }
  }

  /// The diagnostics in order.
  public var diagnostics: [Diagnostic] { collected.withLock(\.diagnostics) }
}

/// Diagnostics that differ only in one value and are reported in one line: the characters that a font lacks.
package struct DiagnosticGroup: Hashable, Sendable {
  package var id: String
  /// A plural noun for the members.
  package var noun: String
  /// The message before and after the member, or the count and the first members.
  package var opening: String
  package var closing: String
  /// The message after several members; nil for `closing`.
  package var pluralClosing: String?

  package init(id: String, noun: String, opening: String, closing: String, pluralClosing: String? = nil) {
    (self.id, self.noun, self.opening, self.closing) = (id, noun, opening, closing)
    self.pluralClosing = pluralClosing
  }

  /// The number of members that are named.
  fileprivate static let namedCount = 3

  fileprivate func message(for members: [String], count: Int) -> String {
    guard count != 1 else { return opening + members.joined() + closing }
    let names = members.joined(separator: ", ") + (count > members.count ? ", …" : "")
    return opening + "\(count) \(noun): \(names)" + (pluralClosing ?? closing)
  }
}

/// The reported members of a group.
private struct DiagnosticMembers {
  /// The first members, which are named.
  private(set) var first: [String] = []
  private var known: Set<String> = []
  private var subjects: Set<String?> = []

  mutating func insert(_ member: String, about subject: String?) {
    subjects.insert(subject)
    guard known.insert(member).inserted, first.count < DiagnosticGroup.namedCount else { return }
    first.append(member)
  }

  mutating func merge(_ other: DiagnosticMembers) {
    subjects.formUnion(other.subjects)
    for member in other.first where !known.contains(member) && first.count < DiagnosticGroup.namedCount {
      first.append(member)
    }
    known.formUnion(other.known)
  }

  /// The subject is that of all members, if they share one.
  func diagnostic(of group: DiagnosticGroup) -> Diagnostic {
    Diagnostic(
      id: group.id, message: group.message(for: first, count: known.count),
      subject: subjects.count == 1 ? subjects.first ?? nil : nil)
  }
}

/// What a log holds.
private struct CollectedDiagnostics: Sendable {
  private enum Entry {
    case single(Diagnostic)
    case group(DiagnosticGroup)
  }

  private var inOrder: [Entry] = []
  /// A set for fast lookup: a picture may report thousands.
  private var known: Set<Diagnostic> = []
  private var groups: [DiagnosticGroup: DiagnosticMembers] = [:]

  mutating func append(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { inOrder.append(.single(diagnostic)) }
  }

  mutating func append(_ member: String, of group: DiagnosticGroup, about subject: String?) {
    if groups[group] == nil { inOrder.append(.group(group)) }
    groups[group, default: DiagnosticMembers()].insert(member, about: subject)
  }

  mutating func append(contentsOf other: CollectedDiagnostics) {
    for entry in other.inOrder {
      switch entry {
      case .single(let diagnostic):
        if known.insert(diagnostic).inserted { inOrder.append(entry) }
      case .group(let group):
        if groups[group] == nil { inOrder.append(entry) }
        if let members = other.groups[group] { groups[group, default: DiagnosticMembers()].merge(members) }
      }
    }
  }

  var diagnostics: [Diagnostic] {
    inOrder.compactMap { entry in
      switch entry {
      case .single(let diagnostic): diagnostic
      case .group(let group): groups[group]?.diagnostic(of: group)
      }
    }
  }
}

extension AmbientValues {
  package var diagnosticLog: DiagnosticLog {
    get { self[DiagnosticLogKey.self] }
    set { self[DiagnosticLogKey.self] = newValue }
  }
}

private enum DiagnosticLogKey: AmbientKey {
  static let defaultValue = DiagnosticLog()
}

/// The subject of the current task, such as the path of a view.
private enum SubjectKey: AmbientKey {
  static var defaultValue: (any CustomStringConvertible & Sendable)? { nil }
}
