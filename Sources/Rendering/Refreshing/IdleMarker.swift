package import Foundation
import Scheduling
package import SharedFolders

/// Records that a pass had nothing to do until a date. A pass with the same input that finds the record valid can end
/// without reading its configuration.
///
/// It becomes invalid when another pass changes the due list, a reload is requested, or the clock is set back. The
/// slots themselves are checked in any case.
package struct IdleMarker: Hashable, Sendable, Codable {
  /// Identifies everything that a pass depends on besides its output, requests and clock.
  let asked: String
  /// The absolute path of the output.
  let output: String
  /// The hash of the due list.
  let list: String
  /// The hash of the requests.
  let requests: String
  let madeAt: Date
  /// When the next pass has something to do; `nil` for never.
  let next: Date?

  /// The report of a pass with the same input at `now`; `nil` if a real pass is necessary.
  package func report(askedFor asked: String, _ requests: ReloadRequests, at now: Date) -> RefreshPass.Report? {
    guard asked == self.asked, madeAt <= now + DueList.clockTolerance, next.map({ now < $0 }) ?? true,
      requests.tokens(at: now).digits == self.requests
    else { return nil }
    let folder = OutputFolder(URL(fileURLWithPath: output, isDirectory: true))
    guard let (list, hash) = folder.hashedDueList(), hash == self.list else { return nil }
    // Includes slots of other configurations: the list does not record whose they are.
    let items = list.items.filter { !$0.key.hasPrefix("/") && !ScreenPlan.isScreen($0.key) }
    guard folder.allInPlace(Array(items), at: now, knownTo: nil) else { return nil }
    return RefreshPass.Report(next: next)
  }
}

extension RefreshPass {
  /// The record that nothing is due now; `nil` if something is, and if there are screens, whose input files are not
  /// in the list.
  ///
  /// - Parameter asked: Identifies everything that a pass depends on.
  package func idleMarker(_ asked: String, at now: Date) -> IdleMarker? {
    guard screens.isEmpty, let (list, hash) = output.hashedDueList() else { return nil }
    let tokens = requests.tokens(at: now)
    guard isIdle(list, tokens, at: now) else { return nil }
    return IdleMarker(
      asked: asked, output: output.url.standardizedFileURL.path, list: hash, requests: tokens.digits, madeAt: now,
      next: next(list, tokens))
  }
}

extension OutputFolder {
  /// Whether each slot shows what the due list says, in a readable form.
  ///
  /// - Parameter items: The list's items by the paths of their slots.
  func allInPlace(_ items: [(key: String, value: DueList.Item)], at now: Date, knownTo live: LiveTimelines?) -> Bool {
    inPlace(items, at: now, knownTo: live).allSatisfy(\.self)
  }

  /// For each slot, whether it shows what the due list says, in a readable form.
  func inPlace(
    _ items: [(key: String, value: DueList.Item)], at now: Date, knownTo live: LiveTimelines?
  ) -> [Bool] {
    // Each slot takes five system calls.
    items.concurrentMap { path, item in
      let place = place(at: path)
      let shown = place.currentFrame()
      // A stack without a picture shows nothing.
      if item.frame.isEmpty { return shown == nil }
      guard SecondsFrame.standing(shown, in: path, at: now, knownTo: live) == item.frame else { return false }
      return place.isReadable(format: item.format, byteCount: shown == item.frame ? item.byteCount : nil)
    }
  }
}

extension Array where Element: Sendable {
  /// The results of `transform`, in order. Several threads share large amounts of work.
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
