package import Ambient
package import SystemIO
package import Foundation

/// What programs ask of widgets: new timelines.
///
/// A request is a file in a folder that the app side and the tools share. It names no date, because clocks are set back,
/// but a token that no other request has: whoever serves a widget remembers the token that it served last, and a token
/// that differs is a request that waits. So a request outlives whoever made it, reaches every output that shows the
/// widget, and ten thousand of them are one.
///
/// A program that ends at once may put a request off instead, for as long as it might change its mind. Such a request has a
/// file of its own, so that neither kind takes the place of the other, and counts from its date on; see ``DeferredRequest``.
package struct ReloadRequests: Sendable {
  /// The folder; made when something is asked for.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Asks for new timelines of the widgets of `kind`, or of all widgets.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk. Without it a kill loses nothing, a power cut may; true unless given.
  /// - Throws: `AtomicFileError` when the request cannot be written: then nothing was asked for.
  package func ask(forKind kind: String?, outlivesPowerCuts: Bool = true) throws(AtomicFileError) {
    let calls: SystemCalls = outlivesPowerCuts ? .system : .unsynchronized
    try write(Self.newToken(), to: Self.fileName(forKind: kind), calls: calls)
  }

  /// Asks for the same from `date` on: until then ``withdraw(forKind:at:)`` takes it back, and another one put off takes
  /// its place. What counts by now is neither lost nor put off again. A power cut may lose it.
  ///
  /// - Parameters:
  ///   - date: The date from which on it counts, at most ``DeferredRequest/longestDelay`` after `now`.
  ///   - now: The clock that tells what counts already.
  /// - Throws: `AtomicFileError` when the request cannot be written: then nothing has changed.
  package func ask(forKind kind: String?, notBefore date: Date, now: Date) throws(AtomicFileError) {
    let counting = deferred(forKind: kind)?.token(at: now) ?? ""
    try keep(DeferredRequest(counting: counting, next: Self.newToken(), date: date, now: now), forKind: kind)
  }

  /// Takes back what was put off and does not count at `now`. Without such a request nothing is written.
  ///
  /// - Throws: `AtomicFileError` when that cannot be written: then the request still waits.
  package func withdraw(forKind kind: String?, at now: Date) throws(AtomicFileError) {
    guard let request = deferred(forKind: kind), request.waitsUntil(at: now) != nil else { return }
    try keep(DeferredRequest(counting: request.token(at: now)), forKind: kind)
  }

  /// The requests as they are at `now`; those that were put off beyond it do not count.
  package func tokens(at now: Date) -> ReloadTokens {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var tokens = ReloadTokens()
    for name in names where !name.hasPrefix(".") {
      guard let text = text(of: name) else { continue }
      if name.hasPrefix(Self.deferredPrefix) {
        tokens.add(DeferredRequest(text: text), named: name, at: now)
      } else {
        tokens.tokens[name] = text.tokenLetters
      }
    }
    return tokens
  }

  fileprivate static let deferredPrefix = "later-"

  private static func newToken() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

  fileprivate static func fileName(forKind kind: String?) -> String { kind.map { "kind-\($0.asFileName)" } ?? "all" }

  /// Of the request that is put off.
  fileprivate static func deferredName(forKind kind: String?) -> String { deferredPrefix + fileName(forKind: kind) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What somebody else put there cannot become long, nor be waited for.
  private func text(of name: String) -> String? {
    StoredFile.contents(path(name), limit: 64).map { String(decoding: $0, as: UTF8.self) }
  }

  private func deferred(forKind kind: String?) -> DeferredRequest? {
    text(of: Self.deferredName(forKind: kind)).map { DeferredRequest(text: $0) }
  }

  private func keep(_ request: DeferredRequest, forKind kind: String?) throws(AtomicFileError) {
    try write(request.text, to: Self.deferredName(forKind: kind), calls: .unsynchronized)
  }

  /// The names say which widgets somebody has, and when they were used: that is nobody else's business.
  private func write(_ text: String, to name: String, calls: SystemCalls) throws(AtomicFileError) {
    try AtomicFile.write(Data(text.utf8), to: path(name), isPrivate: true, calls: calls)
    PrivateFile.tighten(folder.path)
  }
}

/// The requests that there were at one moment.
package struct ReloadTokens: Hashable, Sendable {
  /// By the names of their files.
  fileprivate var tokens: [String: String] = [:]
  /// From when on more counts, by the names of the files.
  private var waiting: [String: Date] = [:]

  fileprivate mutating func add(_ request: DeferredRequest, named name: String, at now: Date) {
    let token = request.token(at: now)
    if !token.isEmpty { tokens[name] = token }
    waiting[name] = request.waitsUntil(at: now)
  }

  /// The same for the same requests, those that wait among them.
  package var digits: String {
    let waiting = waiting.map { (key: $0.key, value: "until \($0.value.milliseconds)") }
    let lines = (Array(tokens) + waiting).map { "\($0.key)\t\($0.value)" }.sorted()
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// What a widget of `kind` was last asked for, by its kind or with all others; empty if it never was.
  package subscript(kind: String) -> String {
    let names = [kind, nil].map(ReloadRequests.fileName)
    var parts = names.map { tokens[$0] }
    let deferred = names.map { tokens[ReloadRequests.deferredPrefix + $0] }
    // Where nothing was ever put off, tokens are what they were before that was possible.
    if deferred.contains(where: { $0 != nil }) { parts += deferred }
    return parts.contains { $0 != nil } ? parts.map { $0 ?? "" }.joined(separator: "+") : ""
  }

  /// From when on more is asked of a widget of `kind` than ``subscript(_:)`` says; nil where nothing waits.
  package func waitsUntil(_ kind: String) -> Date? {
    waiting.isEmpty ? nil : [kind, nil].compactMap { waiting[ReloadRequests.deferredName(forKind: $0)] }.min()
  }
}

extension AmbientValues {
  /// Nil unless a tool has set them: then those of the data directory count.
  package var reloadRequests: ReloadRequests? {
    get { self[ReloadRequestsKey.self] }
    set { self[ReloadRequestsKey.self] = newValue }
  }
}

private enum ReloadRequestsKey: AmbientKey {
  static var defaultValue: ReloadRequests? { nil }
}
