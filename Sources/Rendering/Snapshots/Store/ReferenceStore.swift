import SystemIO
import Diagnostics
package import Foundation
import Graphics
import ImageCodecs

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
    /// The candidate was recorded; the message has its path.
    case recorded(String)
    /// The failure, with paths.
    case failed(FailureKind, String)

    /// The message; `nil` if the snapshot matches.
    package var message: String? {
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
    if let reason = run.claim(url, candidate) { return failed(.unusable, candidate, url, .nothing, reason) }
    if let reason = candidate.emptiness ?? comparison.fault {
      return failed(.unusable, candidate, url, .nothing, reason)
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
      return failed(fault, candidate, url, finding.content, finding.message, found)
    }
    return recorded(candidate, url, finding)
  }

  /// Reports a snapshot whose view could not be drawn.
  package func failure(_ message: String, of candidate: Candidate, reference url: URL) -> Verdict {
    _ = run.enlisted(url)
    return failed(.unusable, candidate, url, .nothing, message)
  }
}

enum ReferenceError {
  case missing
  case unreadable
  case differs
}

extension ReferenceStore {
  private struct Finding {
    let problem: ReferenceError
    let message: String
    let content: ReportEntry.Content
  }

  /// `nil` if the reference matches.
  private func finding(_ candidate: Candidate, _ found: ReferenceFile) -> Finding? {
    let data: Data
    switch found.contents {
    case .missing:
      return Finding(problem: .missing, message: "there is no reference", content: candidate.content(beside: nil))
    case .unreadable(let reason):
      return Finding(problem: .unreadable, message: reason, content: candidate.content(beside: nil))
    case .bytes(let bytes): data = bytes
    }
    if data.starts(with: "version https://git-lfs".utf8) {
      return Finding(
        problem: .unreadable,
        message: "cannot read the reference: it is a Git LFS pointer; run git lfs pull",
        content: candidate.content(beside: nil))
    }
    switch candidate.content {
    case .picture(let bitmap, _): return finding(bitmap, data)
    case .text(let text):
      guard let reference = String(validating: data, as: UTF8.self) else {
        return Finding(
          problem: .unreadable, message: "the reference is not UTF-8", content: .text(reference: nil, candidate: text))
      }
      guard let difference = TextDifference(of: text, from: reference) else { return nil }
      let ends = Self.lineEnds(text, reference)
      return Finding(
        problem: .differs, message: "the text differs from its reference\(ends)\n\(difference.unified(limit: 40))",
        content: .text(reference: reference, candidate: text))
    case .data(let bytes, let difference):
      if mode == .all && bytes == data { return nil }
      let all = mode == .all ? "the bytes differ" : nil
      do {
        return try (difference(data) ?? all).map { Finding(problem: .differs, message: $0, content: .nothing) }
      } catch {
        return Finding(
          problem: .unreadable, message: "cannot compare with the reference: \(error)", content: .nothing)
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
      let content = ReportEntry.Content.picture(reference: data, candidate: candidate, difference: nil)
      return Finding(problem: .unreadable, message: "cannot read the reference: \(reason)", content: content)
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
      problem: .differs, message: "the picture differs from its reference: \(difference)\(tolerated)",
      content: .picture(reference: data, candidate: candidate, difference: difference))
  }
}

extension ReferenceStore {
  private func recorded(_ candidate: Candidate, _ url: URL, _ finding: Finding) -> Verdict {
    do {
      try run.record(try candidate.file(), as: url, by: candidate.place)
    } catch {
      let isDisk = (error as? AtomicFileError)?.kind == .inputOutput
      return failed(
        isDisk ? .inputOutput : .cannotCreate, candidate, url, finding.content,
        "\(finding.message); cannot record it: \(error)")
    }
    let what = finding.problem == .missing ? "was recorded" : "was recorded again (\(finding.message))"
    var entry = entry(candidate, url, finding.content, "the reference \(what)")
    entry.isRecorded = true
    let link = link(to: entry)
    return .recorded(
      """
      \(candidate.name): the reference \(what). Look at it, then run again without recording.
        reference   \(url.path)
        \(link)
      """)
  }

  private func failed(
    _ fault: FailureKind, _ candidate: Candidate, _ url: URL, _ content: ReportEntry.Content, _ message: String,
    _ found: ReferenceFile? = nil
  ) -> Verdict {
    var entry = entry(candidate, url, content, message)
    if case .picture(_, let list?) = candidate.content, let old = found?.displayList {
      entry.displayLists = (old, list.description)
    }
    return .failed(
      fault,
      """
      \(candidate.name): \(message)
        reference   \(url.path)
        \(link(to: entry))
      """)
  }

  private func entry(
    _ candidate: Candidate, _ url: URL, _ content: ReportEntry.Content, _ message: String
  ) -> ReportEntry {
    // The page shows the lines of a text itself.
    let told = if case .text = content { message.prefix { $0 != "\n" } } else { message[...] }
    return ReportEntry(
      name: candidate.name, content: content, message: String(told), reference: url.path, source: candidate.source,
      scale: candidate.scale)
  }

  /// The line of a message with the link to the difference.
  private func link(to entry: ReportEntry) -> String {
    do {
      return "difference  \(try run.note(entry).absoluteString)"
    } catch {
      return "(cannot write the report: \(error))"
    }
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
