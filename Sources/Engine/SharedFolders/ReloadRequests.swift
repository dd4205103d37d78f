package import Ambient
public import Foundation
public import SystemIO

/// Programs' requests for new timelines.
///
/// A request is a file in a folder that apps and tools share. It has no date, because clocks are set back, but a
/// unique token: each output stores the token that it served last, and a different token is a pending request. So a
/// request survives its process, reaches every output that shows the widget, and many requests are merged.
///
/// A program that is about to end may defer a request for as long as it might withdraw it. A deferred request has a
/// file of its own, so that neither kind replaces the other, and becomes current at its date; see
/// ``DeferredRequest``.
public struct ReloadRequests: Sendable {
  /// The folder, created when the first request is made.
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// Requests new timelines for the widgets of `kind`, or for all widgets.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk. Without it, a request survives the end of the process but
  ///   possibly not a power failure (default: true).
  /// - Throws: `AtomicFileError` if the request cannot be written; then nothing is requested.
  public func request(forKind kind: String?, outlivesPowerCuts: Bool = true) throws(AtomicFileError) {
    let calls: SystemCalls = outlivesPowerCuts ? .system : .unsynchronized
    try write(Self.newToken(), to: Self.fileName(forKind: kind), calls: calls)
  }

  /// Requests new timelines from `date` on. Until then ``withdraw(forKind:at:)`` withdraws the request, and another
  /// deferred one replaces it. Requests that are already current are neither lost nor deferred again. The request may
  /// be lost in a power failure.
  ///
  /// - Parameters:
  ///   - date: When it becomes current, at most ``DeferredRequest/longestDelay`` after `now`.
  ///   - now: The current date.
  /// - Throws: `AtomicFileError` if the request cannot be written; then nothing has changed.
  public func request(forKind kind: String?, notBefore date: Date, now: Date) throws(AtomicFileError) {
    let current = deferred(forKind: kind)?.token(at: now) ?? ""
    try store(DeferredRequest(currentToken: current, next: Self.newToken(), date: date, now: now), forKind: kind)
  }

  /// Withdraws the deferred request that is not current at `now`. Without one, nothing is written.
  ///
  /// - Throws: `AtomicFileError` if that cannot be written; then the request is still pending.
  public func withdraw(forKind kind: String?, at now: Date) throws(AtomicFileError) {
    guard let request = deferred(forKind: kind), request.pendingUntil(at: now) != nil else { return }
    try store(DeferredRequest(currentToken: request.token(at: now)), forKind: kind)
  }

  /// The requests that are current at `now`, without those deferred beyond it.
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

  fileprivate static func deferredName(forKind kind: String?) -> String { deferredPrefix + fileName(forKind: kind) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Limits the size of files that others wrote there, and does not wait for pipes.
  private func text(of name: String) -> String? {
    StoredFile.contents(path(name), limit: 64).map { String(decoding: $0, as: UTF8.self) }
  }

  private func deferred(forKind kind: String?) -> DeferredRequest? {
    text(of: Self.deferredName(forKind: kind)).map { DeferredRequest(text: $0) }
  }

  private func store(_ request: DeferredRequest, forKind kind: String?) throws(AtomicFileError) {
    try write(request.text, to: Self.deferredName(forKind: kind), calls: .unsynchronized)
  }

  /// Private: the names show which widgets the user has, and when they were used.
  private func write(_ text: String, to name: String, calls: SystemCalls) throws(AtomicFileError) {
    try AtomicFile.write(Data(text.utf8), to: path(name), isPrivate: true, calls: calls)
    PrivateFile.restrictPermissions(folder.path)
  }
}

/// The requests at one moment.
package struct ReloadTokens: Hashable, Sendable {
  /// Tokens by file name.
  fileprivate var tokens: [String: String] = [:]
  /// The dates of deferred requests, by file name.
  private var pending: [String: Date] = [:]

  fileprivate mutating func add(_ request: DeferredRequest, named name: String, at now: Date) {
    let token = request.token(at: now)
    if !token.isEmpty { tokens[name] = token }
    pending[name] = request.pendingUntil(at: now)
  }

  /// A digest of the requests, including the deferred ones.
  package var digits: String {
    let waiting = pending.map { (key: $0.key, value: "until \($0.value.milliseconds)") }
    let lines = (Array(tokens) + waiting).map { "\($0.key)\t\($0.value)" }.sorted()
    return ContentHash(Data(lines.joined(separator: "\n").utf8)).digits
  }

  /// The last request for a widget of `kind`, by its kind or for all; empty for none.
  package subscript(kind: String) -> String {
    let names = [kind, nil].map(ReloadRequests.fileName)
    var parts = names.map { tokens[$0] }
    let deferred = names.map { tokens[ReloadRequests.deferredPrefix + $0] }
    // Without deferred requests, tokens are the same as before that feature existed.
    if deferred.contains(where: { $0 != nil }) { parts += deferred }
    return parts.contains { $0 != nil } ? parts.map { $0 ?? "" }.joined(separator: "+") : ""
  }

  /// When another request for a widget of `kind` becomes current; nil if none is pending.
  package func pendingUntil(_ kind: String) -> Date? {
    pending.isEmpty ? nil : [kind, nil].compactMap { pending[ReloadRequests.deferredName(forKind: $0)] }.min()
  }
}

extension AmbientValues {
  /// The requests set by a tool; nil for those of the data directory.
  package var reloadRequests: ReloadRequests? {
    get { self[ReloadRequestsKey.self] }
    set { self[ReloadRequestsKey.self] = newValue }
  }
}

private enum ReloadRequestsKey: AmbientKey {
  static var defaultValue: ReloadRequests? { nil }
}
