package import Foundation

/// Line and column of the first JSON syntax error. Foundation's decoder does not return them, and its older parser
/// counts bytes.
package enum JSONPosition {
  /// `line 3, column 5: …`, or that the text ends too early; nil for valid JSON.
  package static func fault(in data: Data) -> String? {
    if data.isEmpty { return "the file is empty" }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      guard let match = text.firstMatch(of: /^(.*?)\s*around character (\d+)/), let offset = Int(match.output.2) else {
        return text.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
      }
      let before = data.prefix(min(max(offset, 0), data.count))
      let line = before.count { $0 == 0x0A } + 1
      let column = before.count - (before.lastIndex(of: 0x0A).map { $0 - before.startIndex + 1 } ?? 0) + 1
      return "line \(line), column \(column): \(match.output.1.lowercased())"
    }
  }
}
