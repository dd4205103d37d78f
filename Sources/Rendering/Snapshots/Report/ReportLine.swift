import Foundation
import JSONText

/// The lines of `results.html`, each a separate script.
enum ReportLine {
  /// The beginning of every `results.html`, which identifies our files.
  static let beginning = #"<!DOCTYPE html><meta charset="utf-8"><script>"use strict"; const run = "#

  /// The first lines, by which a run identifies its report.
  static func head(run: String) -> Data {
    Data(
      """
      \(beginning)\(json(run)); let added = 0;
      const at = new Set();
      const add = (entry) => { added += 1; parent.postMessage({ entry }, "*"); };
      const changed = (change) => { added += 1; parent.postMessage({ change }, "*"); };
      const began = (part) => { added += 1; at.add(part); };
      const ended = (part) => { added += 1; at.delete(part); };
      onerror = () => true; // A broken line is counted, and told on the page.
      addEventListener("load", () => parent.postMessage({ broken: document.scripts.length - 1 - added, isOpen: at.size > 0 }, "*"));
      </script>

      """.utf8)
  }

  /// An entry's line. It begins with the end of a script, in case the previous line is broken.
  static func bytes(of record: ReportRecord) -> [UInt8] { bytes("add", of: record) }

  /// The line of the change from an entry, after the entry's.
  static func bytes(of change: ReportChange.Record) -> [UInt8] { bytes("changed", of: change) }

  /// The line that a part of the run begins or ends. If one has not ended, results may be missing.
  static func bytes(of part: String, isEnd: Bool) -> [UInt8] { bytes(isEnd ? "ended" : "began", of: part) }

  private static func bytes(_ function: String, of value: some Encodable) -> [UInt8] {
    Array("</script><script>\(function)(\(json(value)))</script>\n".utf8)
  }

  /// JSON that is safe in a script element.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder.stable(isPretty: false)
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "−∞", nan: "not a number")
    // Encoding strings and numbers does not fail.
    let data = (try? encoder.encode(value)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self).replacing("<", with: #"\u003c"#)
  }
}
