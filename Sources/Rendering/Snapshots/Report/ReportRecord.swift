import Foundation
import Graphics
internal import ImageCodecs

/// An entry in the form that the page reads.
struct ReportRecord: Encodable {
  enum Kind: String, Encodable { case differs, missing, recorded, stale, stopped, other }

  struct Size: Encodable {
    var width: Int
    var height: Int

    init(_ size: PixelSize) { (width, height) = (size.width, size.height) }
  }

  struct Pixels: Encodable {
    var count: Int
    var counting: Int
    var levels: Int
    var deltaE: Double
    var bounds: PixelRect
    var largestRegion: Int
    var largestRegionBounds: PixelRect
  }

  /// The first differing lines with their context.
  struct Lines: Encodable {
    struct Line: Encodable {
      /// `=`, `-` or `+`.
      var sign: String
      var old: Int?
      var new: Int?
      var text: String
    }

    /// The maximum number of lines and bytes, to keep the page fast.
    static let limits = (lines: 2000, bytes: 400_000)

    var hunks: [[Line]] = []
    var removed = 0
    var added = 0
    /// The number of lines left out.
    var omitted = 0

    /// - Parameter old: If `nil`, every line is new.
    init(from old: String?, to new: String) {
      var room = Self.limits
      for hunk in Self.hunks(from: old, to: new) {
        removed += hunk.count { $0.sign == "-" }
        added += hunk.count { $0.sign == "+" }
        var kept: [Line] = []
        for line in hunk {
          room = (room.lines - 1, room.bytes - line.text.utf8.count)
          if room.lines >= 0 && room.bytes >= 0 { kept.append(line) } else { omitted += 1 }
        }
        if !kept.isEmpty { hunks.append(kept) }
      }
    }

    private static func hunks(from old: String?, to new: String) -> [[Line]] {
      guard let old else {
        let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
        return [lines.enumerated().map { Line(sign: "+", new: $0 + 1, text: String($1)) }]
      }
      return (TextDifference(of: new, from: old)?.hunks ?? []).map { hunk in
        hunk.lines.map {
          let sign =
            switch $0.kind {
            case .both: "="
            case .reference: "-"
            case .candidate: "+"
            }
          return Line(sign: sign, old: $0.referenceNumber, new: $0.candidateNumber, text: $0.text)
        }
      }
    }
  }

  var name: String
  var kind: Kind
  /// The folder in `entries`.
  var folder: String
  /// The names of the files in it.
  var files: [String] = []
  var message: String
  var reference: String?
  var source: String?
  var scale = 1.0
  var referenceSize: Size?
  var candidateSize: Size?
  var pixels: Pixels?
  /// For compared texts.
  var text: Lines?
  var displayList: Lines?

  /// The record of a crashed process.
  init(stopped name: String, source: SourceLine?, folder: String) {
    self.init(name: name, kind: .stopped, folder: folder, message: "Stopped while drawing \(name).")
    self.source = source?.description
  }

  private init(name: String, kind: Kind, folder: String, message: String) {
    (self.name, self.kind, self.folder, self.message) = (name, kind, folder, message)
  }

  /// - Returns: The record, and the files to which it refers.
  static func make(
    of entry: ReportEntry, in place: EntryFolder
  ) throws(SnapshotReportError) -> (ReportRecord, [EntryFolder.File: Data]) {
    var record = ReportRecord(
      name: entry.name, kind: .other, folder: place.url.lastPathComponent, message: entry.message)
    (record.reference, record.source, record.scale) = (entry.reference, entry.source?.description, entry.scale)
    var files: [EntryFolder.File: Data] = [:]
    switch entry.content {
    case .picture(let reference, let candidate, let difference):
      do throws(PNGError) {
        files = try record.take(reference, candidate, difference)
      } catch {
        throw SnapshotReportError(path: place.path(of: .candidate), reason: "\(error)")
      }
    case .text(let reference, let candidate):
      record.kind = reference == nil ? .missing : reference == candidate ? .other : .differs
      record.text = Lines(from: reference, to: candidate)
      files[.referenceText] = reference.map { Data($0.utf8) }
      files[.candidateText] = Data(candidate.utf8)
      if reference != nil { files[.lines] = record.allLines(candidate) }
    case .stale(let reference):
      record.kind = .stale
      files = reference.map { record.take(stale: $0) } ?? [:]
    case .nothing: break
    }
    if let lists = entry.displayLists {
      record.displayList = Lines(from: lists.reference, to: lists.candidate)
      files[.lines] = record.allLines(lists.candidate)
    }
    if entry.isRecorded { record.kind = .recorded }
    record.files = files.keys.map(\.rawValue).sorted()
    return (record, files)
  }

  private mutating func take(
    _ reference: Data?, _ candidate: Bitmap, _ difference: ImageDifference?
  ) throws(PNGError) -> [EntryFolder.File: Data] {
    candidateSize = Size(candidate.pixelSize)
    var files: [EntryFolder.File: Data] = [.candidate: try PNGEncoder.encode(candidate, pixelsPerPoint: scale)]
    kind = reference == nil ? .missing : difference == nil ? .other : .differs
    if case .pixels(let found) = difference {
      pixels = Pixels(
        count: found.count, counting: found.counting, levels: found.levels, deltaE: found.deltaE,
        bounds: found.bounds, largestRegion: found.largestRegion, largestRegionBounds: found.largestRegionBounds)
    }
    guard let reference else { return files }
    files[.reference] = reference
    // The entry's message states why it cannot be read, and the page that there is nothing to see.
    guard let picture = try? PNGDecoder.decode(reference) else { return files }
    referenceSize = Size(picture.pixelSize)
    files[.difference] = try PNGEncoder.encode(DifferenceImage.bitmap(of: candidate, from: picture))
    files[.triptych] = try PNGEncoder.encode(Triptych.bitmap(reference: picture, candidate: candidate))
    return files
  }

  private mutating func take(stale reference: Data) -> [EntryFolder.File: Data] {
    guard let picture = try? PNGDecoder.decode(reference) else { return [.referenceText: reference] }
    referenceSize = Size(picture.pixelSize)
    return [.reference: reference]
  }

  private func allLines(_ text: String) -> Data {
    Data("almanac.lines(\(ReportLine.json([folder, text])))\n".utf8)
  }
}
