import Diagnostics
import Foundation
internal import HTTPFetching

extension FeedRefresher {
  /// A fetched document.
  private struct ReadFeed: Sendable {
    let feed: ParsedFeed
    let document: FeedDocument
  }

  private enum Reading: Sendable {
    case unchanged(moved: URL?)
    case feed(ReadFeed)
  }

  /// Reads a feed in the store.
  func refreshed(_ feed: StoredFeed) async -> Result<FeedOutcome, FeedStoreError> {
    let outcome = await gate.pass(host: Self.host(of: feed.address)) {
      () async -> Result<FeedOutcome, FeedStoreError> in
      do throws(FeedError) {
        switch try await reading(feed.address, since: feed.validators) {
        case .unchanged(let moved): return keep(feed, moved: moved)
        case .feed(let read): return keep(read, of: feed)
        }
      } catch {
        return keep(error, of: feed)
      }
    }
    return await withIcon(outcome)
  }

  /// Reads a feed and adds it.
  func added(_ address: URL, place: Int) async -> Result<FeedOutcome, FeedStoreError> {
    do throws(FeedStoreError) {
      if let known = try store.feed(at: address) { return await refreshed(known) }
    } catch {
      return .failure(error)
    }
    let outcome = await gate.pass(host: Self.host(of: address)) { () async -> Result<FeedOutcome, FeedStoreError> in
      do throws(FeedError) {
        let (found, read) = try await discovered(address)
        return keepNew(read, at: read.document.moved ?? found, asked: address, place: place)
      } catch {
        return .success(
          FeedOutcome(asked: address, name: address.redacted, wasKnown: false, result: .failed(error)))
      }
    }
    return await withIcon(outcome)
  }

  /// Reads a feed, or the first feed that a page links to.
  private func discovered(_ address: URL) async throws(FeedError) -> (URL, ReadFeed) {
    guard case .document(let page) = try await source.response(at: address, since: FeedValidators()) else {
      throw .notAFeed(address: address.redacted, reason: "the server says that nothing has changed")
    }
    let failure: FeedError
    do throws(FeedError) {
      return (address, try read(page, at: address))
    } catch {
      failure = error
    }
    // An image is not a page.
    guard FeedBytes.binaryKind(of: page.data) == nil else { throw failure }
    // What cannot be parsed as a page links to nothing.
    let candidates = try? FeedDiscovery.feeds(in: page.data, charset: page.charset, address: page.address)
    let named = (candidates ?? []).compactMap { SubscriptionAddress.normalized($0.address) }.filter {
      $0 != address && !$0.isFileURL
    }
    guard let first = named.first else {
      guard case .notAFeed(let name, let reason) = failure else { throw failure }
      throw .noFeedLinked(address: name, reason: reason)
    }
    if named.count > 1 {
      let others = named.dropFirst().prefix(5).map(\.redacted).joined(separator: ", ")
      report(
        "feed.several-named", "the page links to \(named.count) feeds and the first is used; others: \(others)", address
      )
    }
    guard case .document(let document) = try await source.response(at: first, since: FeedValidators()) else {
      throw .notAFeed(address: first.redacted, reason: "the server says that nothing has changed")
    }
    return (first, try read(document, at: first))
  }

  private func reading(_ address: URL, since known: FeedValidators) async throws(FeedError) -> Reading {
    switch try await source.response(at: address, since: known) {
    case .unchanged(let moved): return .unchanged(moved: moved)
    case .document(let document): return .feed(try read(document, at: address))
    }
  }

  /// Diagnostics without a subject are about the URL.
  private func read(_ document: FeedDocument, at address: URL) throws(FeedError) -> ReadFeed {
    let name = address.redacted
    let result = DiagnosticLog.withSubject(name) {
      Result { () throws(FeedFormatError) in
        try ParsedFeed.read(document.data, charset: document.charset, address: document.address.withoutUser)
      }
    }
    switch result {
    case .success(let feed): return ReadFeed(feed: feed, document: document)
    case .failure(let error): throw .notAFeed(address: name, reason: "\(error)")
    }
  }

  private func keep(_ feed: StoredFeed, moved: URL?) -> Result<FeedOutcome, FeedStoreError> {
    storing(feed) { () throws(FeedStoreError) in
      try store.keepSuccess(of: feed.address, at: now)
      var outcome = outcome(of: feed, .unchanged)
      outcome.address = try move(feed.address, to: moved)
      return outcome
    }
  }

  private func keep(_ read: ReadFeed, of feed: StoredFeed) -> Result<FeedOutcome, FeedStoreError> {
    storing(feed) { () throws(FeedStoreError) in
      if feed.lastSuccess == nil, let duplicate = try store.duplicate(of: read.feed, besides: feed.address) {
        guard isBetter(feed.address, than: duplicate.address) else {
          try store.remove(at: feed.address)
          return repetition(of: duplicate, asked: feed.address)
        }
        try replace(duplicate, by: feed.address)
      }
      let changes = try store.merge(
        read.feed, into: feed.address, at: now, validators: read.document.validators)
      var outcome = outcome(of: feed, .read(changes))
      outcome.name = try store.feed(at: feed.address)?.name ?? feed.name
      outcome.address = try move(feed.address, to: read.document.moved)
      return outcome
    }
  }

  private func keep(_ failure: FeedError, of feed: StoredFeed) -> Result<FeedOutcome, FeedStoreError> {
    storing(feed) { () throws(FeedStoreError) in
      var isGone = feed.isGone
      if case .gone = failure { isGone = true }
      try store.keepFailure("\(failure)", of: feed.address, nextTime: failure.nextTime, isGone: isGone)
      return outcome(of: feed, .failed(failure))
    }
  }

  private func keepNew(
    _ read: ReadFeed, at address: URL, asked: URL, place: Int
  ) -> Result<FeedOutcome, FeedStoreError> {
    let feed = StoredFeed(address: address)
    return storing(feed) { () throws(FeedStoreError) in
      let duplicate = try store.duplicate(of: read.feed, besides: address)
      if let duplicate, !isBetter(address, than: duplicate.address) { return repetition(of: duplicate, asked: asked) }
      if let duplicate { try replace(duplicate, by: address) }
      let wasKnown = try store.add([feed], at: now, place: place) == 0
      let changes = try store.merge(read.feed, into: address, at: now, validators: read.document.validators)
      return FeedOutcome(
        asked: asked, address: address, name: try store.feed(at: address)?.name ?? feed.name, wasKnown: wasKnown,
        result: .read(changes))
    }
  }

  /// Whether one URL of a feed is preferred to another: a server, which has updates, to a file.
  private func isBetter(_ address: URL, than other: URL) -> Bool { other.isFileURL && !address.isFileURL }

  /// Changes a stored feed from its file to its server.
  private func replace(_ duplicate: StoredFeed, by address: URL) throws(FeedStoreError) {
    try store.move(duplicate.address, to: address)
    report("feed.same", "the same feed as \(duplicate.address.redacted), which it replaces", address)
  }

  private func repetition(of duplicate: StoredFeed, asked: URL) -> FeedOutcome {
    report(
      "feed.same", "the same feed as \(duplicate.address.redacted), which stays; remove that feed first",
      asked)
    return FeedOutcome(
      asked: asked, address: duplicate.address, name: duplicate.name, wasKnown: true, result: .unchanged)
  }

  /// Stores the new URL of a feed that has moved.
  private func move(_ address: URL, to new: URL?) throws(FeedStoreError) -> URL {
    guard let new else { return address }
    try store.move(address, to: new)
    report("feed.moved", "moved permanently to \(new.redacted)", address)
    return new
  }

  /// If another program has removed the feed meanwhile, that is not an error.
  private func storing(
    _ feed: StoredFeed, _ work: () throws(FeedStoreError) -> FeedOutcome
  ) -> Result<FeedOutcome, FeedStoreError> {
    additionLock.lock()
    defer { additionLock.unlock() }
    do throws(FeedStoreError) {
      return .success(try work())
    } catch .noSuchFeed {
      return .success(outcome(of: feed, .removed))
    } catch {
      return .failure(error)
    }
  }

  func report(_ id: String, _ message: String, _ address: URL) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: address.redacted))
  }

  /// The host, which gets one request at a time. Files do not wait for each other.
  static func host(of address: URL) -> String { address.host()?.lowercased() ?? address.absoluteString }
}

extension URL {
  /// The URL without user and password, which must not be in links relative to it.
  fileprivate var withoutUser: URL {
    guard user() != nil || password() != nil, var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return self
    }
    (parts.user, parts.password) = (nil, nil)
    return parts.url ?? self
  }
}
