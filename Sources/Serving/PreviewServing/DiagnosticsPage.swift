import CPreviewPage
import Foundation
import MarkupEscaping

/// The page of all diagnostics, from the table in Docs/Diagnostics.md.
enum DiagnosticsPage {
  static let data: Data = {
    let file = cpreviewpage_diagnostics()
    let text = String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(row)
    return Data(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Diagnostics</title>
      <link rel="stylesheet" href="page.css">
      <body class="document">
      <h1>Diagnostics</h1>
      <p>What was replaced or left out in a picture. With <code>--strict</code>, each is an error.</p>
      <table>
      <tr><th>id</th><th>what happened</th><th>what to do</th></tr>
      \(rows.joined(separator: "\n"))
      </table>
      </html>

      """.utf8)
  }()

  private static func row(_ line: Substring) -> String {
    let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    let id = (cells.first ?? "").filter { $0 != "`" }.escaped(for: .asciiHTML)
    let others = cells.dropFirst().map { "<td>\(markup($0))</td>" }.joined()
    return "<tr id=\"\(id)\"><td><code>\(id)</code></td>\(others)</tr>"
  }

  /// The text with code between backquotes.
  private static func markup(_ cell: String) -> String {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      let text = String(part).escaped(for: .asciiHTML)
      return index % 2 == 1 ? "<code>\(text)</code>" : text
    }.joined()
  }
}
