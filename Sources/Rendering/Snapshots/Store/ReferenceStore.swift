import Diagnostics
package import Foundation
import Graphics
import ImageCodecs
import SystemIO

/// Compares candidates with reference files. It fails closed: a missing, empty or unreadable reference is a failure
/// like a different one, and only what the mode allows is written.
package struct ReferenceStore: Sendable {
  package var mode: RecordMode
  package var comparison: ImageComparison
  package let run: TestRun

  package init(mode: RecordMode, comparison: ImageComparison = .exact, run: TestRun) {
    (self.mode, self.comparison, self.run) = (mode, comparison, run)
  }

  package enum Verdict: Hashable, Sendable {
    case equal
    case recorded(SnapshotMessage)
    case failed(FailureKind, SnapshotMessage)

    /// The message; `nil` if the snapshot matches.
    package var message: SnapshotMessage? {
      switch self {
      case .equal: nil
      case .recorded(let message), .failed(_, let message): message
      }
    }
  }

  /// The kind of failure.
  package enum FailureKind: Hashable, Sendable {
    case missing
    case differs
    /// The reference cannot be read, or the candidate may not be recorded.
    case unusable
    /// The reference cannot be created.
    case cannotCreate
    /// The disk is full or has an error.
    case inputOutput
  }

  /// Compares a candidate with the reference at `url`, and writes it there if the mode allows it.
  ///
  /// - Parameter twin: What has the same text if there is no file at `url`: another text, or a PNG with its display list.
  package func verdict(on candidate: Candidate, reference url: URL, orTextIn twin: URL? = nil) -> Verdict {
    if let reason = run.claim(url, candidate) ?? candidate.emptiness ?? comparison.fault {
      return failed(.unusable, candidate, url, Finding(.unreadable, reason))
    }
    let found = ReferenceFile(at: url, orTextIn: twin)
    guard let finding = finding(candidate, found) else { return .equal }
    guard mode.records(finding.problem) else {
      let fault: FailureKind =
        switch finding.problem {
        case .missing: .missing
        case .unreadable: .unusable
        case .differs: .differs
        }
      return failed(fault, candidate, url, finding, found)
    }
    return recorded(candidate, url, finding)
  }

  /// Reports a snapshot whose view could not be drawn.
  package func failure(_ message: String, of candidate: Candidate, reference url: URL) -> Verdict {
    _ = run.enlisted(url)
    return failed(.unusable, candidate, url, Finding(.unreadable, message))
  }
}

extension ReferenceStore {
  private struct Finding {
    let problem: ReferenceProblem
    var reason: String
    /// The reason in a few words, if it is long.
    var summary: String?
    /// The lines in which a text differs.
    var details = ""
    let content: ReportEntry.Content

    init(
      _ problem: ReferenceProblem, _ reason: String, summary: String? = nil, details: String = "",
      _ content: ReportEntry.Content = .nothing
    ) {
      (self.problem, self.reason, self.summary, self.details) = (problem, reason, summary, details)
      self.content = content
    }

    var text: String { details.isEmpty ? reason : "\(reason)\n\(details)" }
  }

  /// `nil` if the reference matches.
  private func finding(_ candidate: Candidate, _ found: ReferenceFile) -> Finding? {
    let data: Data
    switch found.contents {
    case .missing: return Finding(.missing, "there is no reference", candidate.content(beside: nil))
    case .unreadable(let reason): return Finding(.unreadable, reason, candidate.content(beside: nil))
    case .bytes(let bytes): data = bytes
    }
    if data.starts(with: "version https://git-lfs".utf8) {
      return Finding(
        .unreadable, "cannot read the reference: it is a Git LFS pointer; run git lfs pull",
        candidate.content(beside: nil))
    }
    switch candidate.content {
    case .picture(let bitmap, _): return finding(bitmap, data)
    case .text(let text):
      guard let reference = String(validating: data, as: UTF8.self) else {
        return Finding(.unreadable, "the reference is not UTF-8", .text(reference: nil, candidate: text))
      }
      guard let difference = TextDifference(of: text, from: reference) else { return nil }
      return Finding(
        .differs, "the text differs from its reference\(Self.lineEnds(text, reference))",
        details: difference.unified(limit: 40), .text(reference: reference, candidate: text))
    case .data(let bytes, let difference):
      if mode == .all && bytes == data { return nil }
      let all = mode == .all ? "the bytes differ" : nil
      do {
        return try (difference(data) ?? all).map { Finding(.differs, $0) }
      } catch {
        return Finding(.unreadable, "cannot compare with the reference: \(error)")
      }
    }
  }

  /// States whether only line endings differ, as git may change them.
  private static func lineEnds(_ candidate: String, _ reference: String) -> String {
    let plain = [candidate, reference].map { $0.utf8.filter { $0 != UInt8(ascii: "\r") } }
    guard plain[0] == plain[1] else { return "" }
    let isReference = reference.utf8.count > candidate.utf8.count
    return " only in line endings: the \(isReference ? "reference" : "candidate") has CR LF"
  }

  private func finding(_ candidate: Bitmap, _ data: Data) -> Finding? {
    func unreadable(_ reason: String) -> Finding {
      Finding(
        .unreadable, "cannot read the reference: \(reason)",
        .picture(reference: data, candidate: candidate, difference: nil))
    }
    let reference: Bitmap
    do throws(PNGError) {
      let log = DiagnosticLog()
      let read = log.collecting {
        Result { () throws(PNGError) in (try PNGDecoder.facts(of: data), try PNGDecoder.decode(data)) }
      }
      let (header, bitmap) = try read.get()
      guard header.bitDepth <= 8 else {
        return unreadable("it has \(header.bitDepth) bits per sample; snapshots have 8")
      }
      // Damage that libpng skips is an error here.
      if let damage = log.diagnostics.first { return unreadable(damage.message) }
      reference = bitmap
    } catch {
      return unreadable("\(error)")
    }
    let comparison = mode == .all ? .exact : comparison
    guard let difference = comparison.difference(of: candidate, from: reference) else { return nil }
    let tolerance = comparison.description
    let tolerated = tolerance.isEmpty ? "" : " (tolerated: \(tolerance))"
    return Finding(
      .differs, "the picture differs from its reference: \(difference)\(tolerated)", summary: difference.summary,
      .picture(reference: data, candidate: candidate, difference: difference))
  }
}

extension ReferenceStore {
  private func recorded(_ candidate: Candidate, _ url: URL, _ finding: Finding) -> Verdict {
    do {
      try run.record(try candidate.file(), as: url, by: candidate.place)
    } catch {
      let isDisk = (error as? AtomicFileError)?.kind == .inputOutput
      var finding = finding
      finding.reason += "; cannot record it: \(error)"
      return failed(isDisk ? .inputOutput : .cannotCreate, candidate, url, finding)
    }
    func told(_ text: String) -> String {
      finding.problem == .missing ? "the reference was recorded" : "the reference was recorded again (\(text))"
    }
    var entry = entry(candidate, url, finding.content, told(finding.reason))
    entry.isRecorded = true
    let reason = told(finding.text) + ". Look at it, then run again without recording."
    return .recorded(
      SnapshotMessage(name: candidate.name, reason: reason, reference: url.path, link: link(to: entry)))
  }

  private func failed(
    _ fault: FailureKind, _ candidate: Candidate, _ url: URL, _ finding: Finding, _ found: ReferenceFile? = nil
  ) -> Verdict {
    // The page shows the lines of a text itself.
    var entry = entry(candidate, url, finding.content, finding.reason)
    if case .picture(_, let list?) = candidate.content, let old = found?.displayList {
      entry.displayLists = (old, list.description)
    }
    return .failed(
      fault,
      SnapshotMessage(
        name: candidate.name, reason: finding.reason, summary: finding.summary, details: finding.details,
        reference: url.path, link: link(to: entry)))
  }

  private func entry(
    _ candidate: Candidate, _ url: URL, _ content: ReportEntry.Content, _ message: String
  ) -> ReportEntry {
    ReportEntry(
      name: candidate.name, content: content, message: message, reference: url.path, source: candidate.source,
      scale: candidate.scale)
  }

  private func link(to entry: ReportEntry) -> SnapshotMessage.Link {
    do { return .entry(try run.note(entry)) } catch { return .unwritable("\(error)") }
  }
}

extension Candidate {
  /// The contents of a report without a reference.
  func content(beside reference: Data?) -> ReportEntry.Content {
    switch content {
    case .picture(let bitmap, _): .picture(reference: reference, candidate: bitmap, difference: nil)
    case .text(let text): .text(reference: nil, candidate: text)
    case .data: .nothing
    }
  }

  /// The file of the reference.
  func file() throws -> Data {
    switch content {
    case .picture(let bitmap, let list):
      let png = try PNGEncoder.encode(bitmap, pixelsPerPoint: scale, effort: .small)
      guard let list else { return png }
      return try PNGText.adding(list.description, keyword: ReferenceFile.displayListKeyword, to: png)
    case .text(let text): return Data(text.utf8)
    case .data(let data, _): return data
    }
  }
}
