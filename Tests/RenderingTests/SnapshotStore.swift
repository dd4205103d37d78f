import Foundation
import Graphics
import ImageCodecs

/// What a test drew: a picture and its text twins.
struct SnapshotCandidate {
  let layout: String
  let displayList: String
  let picture: Bitmap
}

/// The references of snapshots in a folder, three files a case. Everything fails closed: a reference that is not there,
/// is empty or cannot be read is a failure like one that differs.
struct SnapshotStore {
  /// The most bytes of a PNG: the references are kept in the repository for ever.
  static let pictureLimit = 20 * 1024

  /// With one folder for each suite.
  let references: URL
  let mode: SnapshotMode
  /// Where pictures of failures go.
  let failures: URL

  /// The repository's own references, in the mode of the environment.
  static func ofRepository(_ file: String = #filePath) throws -> SnapshotStore {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return SnapshotStore(
      references: root.appending(path: "Snapshots"), mode: try SnapshotMode(),
      failures: FileManager.default.temporaryDirectory.appending(path: "almanac-snapshot-failures"))
  }

  /// What is wrong with the candidate or was recorded, a sentence each; empty when all three twins are as they should be.
  ///
  /// The text twins come first, so that the first sentence says which pass moved.
  ///
  /// - Parameter name: `suite/case`.
  func problems(with candidate: SnapshotCandidate, named name: String) -> [String] {
    let checks: [(twin: SnapshotTwin, problem: SnapshotProblem?)] = [
      (.layout, textProblem(candidate.layout, .layout, name)),
      (.displayList, textProblem(candidate.displayList, .displayList, name)),
      (.picture, pictureProblem(candidate.picture, name)),
    ]
    return checks.compactMap { twin, problem in
      guard mode.records(problem) else { return problem.map { "\(name): \($0.sentence)" } }
      do {
        try record(candidate, twin, name)
        return "\(name): recorded \(twin.rawValue); look at it and run again without ALMANAC_SNAPSHOTS"
      } catch {
        return "\(name): cannot record \(twin.rawValue): \(error)"
      }
    }
  }

  func url(of twin: SnapshotTwin, _ name: String) -> URL { references.appending(path: "\(name).\(twin.rawValue)") }
}

/// The files of a case, by the endings of their names.
enum SnapshotTwin: String, CaseIterable {
  case layout = "layout.txt"
  case displayList = "displaylist.txt"
  case picture = "png"
}

/// Why a twin is not as it should be.
struct SnapshotProblem {
  let isMissing: Bool
  let sentence: String
}

/// A candidate that may not become a reference.
struct UnfitSnapshot: Error, CustomStringConvertible {
  let description: String
}

extension SnapshotMode {
  fileprivate func records(_ problem: SnapshotProblem?) -> Bool {
    switch self {
    case .never: false
    case .missing: problem?.isMissing ?? false
    case .failed: problem != nil
    case .all: true
    }
  }
}

extension SnapshotStore {
  private func textProblem(_ text: String, _ twin: SnapshotTwin, _ name: String) -> SnapshotProblem? {
    reading(twin, name) { data in
      guard let reference = String(data: data, encoding: .utf8) else { return "\(twin.rawValue) is not UTF-8" }
      guard reference != text else { return nil }
      let (old, new) = (lines(reference), lines(text))
      let same = zip(old, new).prefix { $0 == $1 }.count
      let line = { (lines: [Substring]) in same < lines.count ? String(lines[same]) : "(end)" }
      return "\(twin.rawValue) differs from line \(same + 1) on: reference \(line(old)) candidate \(line(new))"
    }
  }

  private func pictureProblem(_ candidate: Bitmap, _ name: String) -> SnapshotProblem? {
    reading(.picture, name) { data in
      if data.count > Self.pictureLimit { return "png has \(data.count) bytes, more than \(Self.pictureLimit)" }
      let reference = try PNGDecoder.decode(data)
      let comparison = SnapshotPictureComparison(reference, candidate)
      guard comparison != .equal else { return nil }
      return "png: \(comparison); see \(try triptych(reference, candidate, name).path)"
    }
  }

  /// The problem that `check` finds with the reference, or that there is none to check.
  private func reading(
    _ twin: SnapshotTwin, _ name: String, _ check: (Data) throws -> String?
  ) -> SnapshotProblem? {
    let file = url(of: twin, name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return SnapshotProblem(isMissing: true, sentence: "there is no \(file.path)")
    }
    do {
      let data = try Data(contentsOf: file)
      if data.isEmpty { return SnapshotProblem(isMissing: false, sentence: "\(file.path) is empty") }
      return try check(data).map { SnapshotProblem(isMissing: false, sentence: $0) }
    } catch {
      return SnapshotProblem(isMissing: false, sentence: "\(file.path) cannot be read: \(error)")
    }
  }

  private func record(_ candidate: SnapshotCandidate, _ twin: SnapshotTwin, _ name: String) throws {
    let data: Data
    switch twin {
    case .layout: data = Data(candidate.layout.utf8)
    case .displayList: data = Data(candidate.displayList.utf8)
    case .picture: data = try PNGEncoder.encode(candidate.picture, effort: .small)
    }
    if data.isEmpty { throw UnfitSnapshot(description: "it is empty") }
    if twin == .picture && data.count > Self.pictureLimit {
      throw UnfitSnapshot(description: "it has \(data.count) bytes, more than \(Self.pictureLimit)")
    }
    try write(data, to: url(of: twin, name))
  }

  private func triptych(_ reference: Bitmap, _ candidate: Bitmap, _ name: String) throws -> URL {
    let file = failures.appending(path: "\(name).png")
    try write(PNGEncoder.encode(SnapshotTriptych.bitmap(reference: reference, candidate: candidate)), to: file)
    return file
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}
