import AtomicFiles
import Diagnostics
package import Foundation
import Graphics
import ImageCodecs

/// Compares candidates with references in files. Everything fails closed: a reference that is not there, is empty or cannot be
/// read is a failure like one that differs, and nothing is written but what the mode says.
package struct ReferenceStore: Sendable {
  package var mode: RecordMode
  package var comparison: ImageComparison
  package let run: TestRun

  package init(mode: RecordMode, comparison: ImageComparison = .exact, run: TestRun) {
    (self.mode, self.comparison, self.run) = (mode, comparison, run)
  }

  /// What came of a comparison.
  package enum Verdict: Hashable, Sendable {
    case equal
    /// The candidate is the reference now; the message says where it is.
    case recorded(String)
    /// What is wrong, in words with paths.
    case failed(Fault, String)

    /// What is to be told; nil where all is well.
    package var message: String? {
      switch self {
      case .equal: nil
      case .recorded(let message), .failed(_, let message): message
      }
    }
  }

  /// What is wrong with a snapshot.
  package enum Fault: Hashable, Sendable {
    case missing
    case differs
    /// The reference cannot be read, or the candidate may not become one.
    case unusable
    /// The reference cannot be made.
    case cannotCreate
    /// The disk is full, or fails.
    case inputOutput
  }

  /// Compares a candidate with the reference at `url`, and writes it there if the mode says so.
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
      let fault: Fault =
        switch finding.problem {
        case .missing: .missing
        case .unreadable: .unusable
        case .differs: .differs
        }
      return failed(fault, candidate, url, finding.content, finding.message, found)
    }
    return recorded(candidate, url, finding)
  }

  /// Tells of a snapshot that there is none to compare: its view could not be drawn.
  package func failure(_ message: String, of candidate: Candidate, reference url: URL) -> Verdict {
    _ = run.enlisted(url)
    return failed(.unusable, candidate, url, .nothing, message)
  }
}

/// What is wrong with a reference.
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

  /// Nil where the reference is as it should be.
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
        message: "the reference cannot be read: it is a pointer of Git LFS; git lfs pull fetches the file",
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
          problem: .unreadable, message: "the reference cannot be compared with: \(error)", content: .nothing)
      }
    }
  }

  /// Says so where line ends alone differ; as git changes them, too.
  private static func lineEnds(_ candidate: String, _ reference: String) -> String {
    let plain = [candidate, reference].map { $0.utf8.filter { $0 != UInt8(ascii: "\r") } }
    guard plain[0] == plain[1] else { return "" }
    let isReference = reference.utf8.count > candidate.utf8.count
    return " in line ends alone: those of the \(isReference ? "reference" : "candidate") are CR LF"
  }

  private func finding(_ candidate: Bitmap, _ data: Data) -> Finding? {
    func unreadable(_ reason: String) -> Finding {
      let content = ReportEntry.Content.picture(reference: data, candidate: candidate, difference: nil)
      return Finding(problem: .unreadable, message: "the reference cannot be read: \(reason)", content: content)
    }
    let reference: Bitmap
    do throws(PNGError) {
      let log = DiagnosticLog()
      let read = log.collecting {
        Result { () throws(PNGError) in (try PNGDecoder.facts(of: data), try PNGDecoder.decode(data)) }
      }
      let (header, bitmap) = try read.get()
      guard header.bitDepth <= 8 else {
        return unreadable("it has \(header.bitDepth) bits a sample; those of snapshots have 8")
      }
      // What libpng passes over is damage all the same.
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
        "\(finding.message); it cannot be recorded: \(error)")
    }
    let what = finding.problem == .missing ? "was recorded" : "was recorded anew (\(finding.message))"
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
    _ fault: Fault, _ candidate: Candidate, _ url: URL, _ content: ReportEntry.Content, _ message: String,
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

  /// The line of a message that says where the difference is to be seen.
  private func link(to entry: ReportEntry) -> String {
    do {
      return "difference  \(try run.note(entry).absoluteString)"
    } catch {
      return "(the report cannot be written: \(error))"
    }
  }
}

extension Candidate {
  /// What a report shows where there is no reference.
  func content(beside reference: Data?) -> ReportEntry.Content {
    switch content {
    case .picture(let bitmap, _): .picture(reference: reference, candidate: bitmap, difference: nil)
    case .text(let text): .text(reference: nil, candidate: text)
    case .data: .nothing
    }
  }

  /// The reference that it becomes.
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
