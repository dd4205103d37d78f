package import Foundation
package import Scheduling

/// That a pass had nothing to do, and until when: the next one that is asked for the same sees by it that this still holds,
/// and need not read what it is asked for.
///
/// It says nothing once another pass has changed the list of what is due, something was asked of a widget, or the clock was
/// set back. The places are looked at all the same.
package struct IdleMarker: Hashable, Sendable, Codable {
  /// What tells what was asked for from everything else: all that a pass depends on besides its output, requests and clock.
  let asked: String
  /// The output's whole path.
  let output: String
  /// The hash of the list of what is due.
  let list: String
  /// The hash of the requests that there were.
  let requests: String
  let madeAt: Date
  /// When the next pass has something to do; nil for never.
  let next: Date?

  /// What a pass reports that is asked for the same at `now`; nil where it has to find out.
  package func report(askedFor asked: String, _ requests: ReloadRequests, at now: Date) -> RefreshPass.Report? {
    guard asked == self.asked, madeAt <= now + DueList.patience, next.map({ now < $0 }) ?? true,
      requests.tokens(at: now).digits == self.requests
    else { return nil }
    let folder = OutputFolder(URL(fileURLWithPath: output, isDirectory: true))
    guard let (list, hash) = folder.hashedDueList(), hash == self.list else { return nil }
    // The places of whoever else has pictures there, too: the list does not say whose they are.
    let items = list.items.filter { !$0.key.hasPrefix("/") && $0.key != WallpaperPlan.path }
    guard folder.allInPlace(Array(items), at: now, knownTo: nil) else { return nil }
    return RefreshPass.Report(next: next)
  }
}

extension RefreshPass {
  /// The mark that nothing is due now; nil where something is, and where there is a wallpaper, which is composed of files
  /// that the list does not know.
  ///
  /// - Parameter asked: What tells what is asked for from everything else.
  package func quietMark(_ asked: String, at now: Date) -> IdleMarker? {
    guard wallpaper == nil, let (list, hash) = output.hashedDueList() else { return nil }
    let tokens = requests.tokens(at: now)
    guard isQuiet(list, tokens, at: now) else { return nil }
    return IdleMarker(
      asked: asked, output: output.url.standardizedFileURL.path, list: hash, requests: tokens.digits, madeAt: now,
      next: next(list, tokens))
  }
}

extension OutputFolder {
  /// Whether each place shows what the list of what is due says, and readers can have it.
  ///
  /// - Parameter items: Of the list, by the paths of their places.
  func allInPlace(_ items: [(key: String, value: DueList.Item)], at now: Date, knownTo live: LiveTimelines?) -> Bool {
    inPlace(items, at: now, knownTo: live).allSatisfy(\.self)
  }

  /// Of each of the places whether it shows what the list of what is due says, and readers can have it.
  func inPlace(
    _ items: [(key: String, value: DueList.Item)], at now: Date, knownTo live: LiveTimelines?
  ) -> [Bool] {
    // The time is that of five calls a place.
    items.concurrentMap { path, item in
      let place = place(at: path)
      let shown = place.shownFrame()
      // A stack without a picture has none in place.
      if item.frame.isEmpty { return shown == nil }
      guard SecondsFrame.standing(shown, in: path, at: now, knownTo: live) == item.frame else { return false }
      return place.isReadable(format: item.format, byteCount: shown == item.frame ? item.byteCount : nil)
    }
  }
}

extension Array where Element: Sendable {
  /// The results of `transform`, in order; several threads share the work where there is enough of it.
  fileprivate func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let share = 128
    guard count > share else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { chunk in
        for index in (chunk * share)..<Swift.min((chunk + 1) * share, count) {
          results.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initialized = count
    }
  }
}
