import Foundation
import MarkupEscaping
import StatusReports
import ToolReports

/// The page of everything that is in place.
struct OverviewPage {
  let state: OutputState
  /// What `status` says about the output.
  let lines: [String]
  let devices: [ServedDevice]
  let refreshing: String
  let now: Date

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Almanac</title>
    <style>
    \(Self.style)
    </style>
    <h1>Pictures</h1>
    <p>\(refreshing.escaped(for: .html))</p>
    <main>
    \(state.pictures.isEmpty ? "<p>No picture is in place yet.</p>" : state.pictures.map(figure).joined(separator: "\n"))
    </main>
    \(devices.isEmpty ? "" : "<h2>Devices</h2>\n<pre>\(devices.map(line).joined(separator: "\n").escaped(for: .html))</pre>")
    <h2>Status</h2>
    <pre>\(lines.joined(separator: "\n").escaped(for: .html))</pre>
    </html>

    """
  }

  private func line(of device: ServedDevice) -> String {
    let words = RelativeDateText(now: now)
    let parts: [String?] = [
      device.name, device.words, device.seenAt.map { "seen \(words($0))" } ?? "never seen",
      device.battery.map { "\($0) V" }, device.signal.map { "\($0) dBm" },
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  private func figure(_ picture: OutputState.Picture) -> String {
    let path = picture.path.split(separator: "/").map { Self.address(String($0)) }.joined(separator: "/")
    let words = RelativeDateText(now: now)
    let next = picture.end.map { "next: \(words($0))" } ?? "stays until a reload"
    return """
      <figure>
      <a href="/\(path).html"><img src="/\(path).\(picture.format)" alt="\(picture.path.escaped(for: .html))"\(picture.size?.attributes ?? "")></a>
      <figcaption><a href="/\(path).\(picture.format)">\(picture.path.escaped(for: .html)).\(picture.format)</a> · <a href="/\(path).json">report</a><br>\(next.escaped(for: .html))</figcaption>
      </figure>
      """
  }

  /// A name as a part of an address.
  private static func address(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["\"", "'", "&", ";"])) ?? name
  }

  private static let style = """
    :root { --ink: #1c1c1e; --soft: #5c5c61; --page: #f4f5f8; --line: #0001 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #a5a5ad; --page: #101114; --line: #fff2 } }
    * { box-sizing: border-box }
    body { font: 15px/1.45 Inter, system-ui, sans-serif; margin: 2.5rem auto; max-width: 70rem; padding: 0 1.25rem; color: var(--ink); background: var(--page) }
    h1 { font-size: 1.75rem; letter-spacing: -.02em; margin: 0 } h2 { font-size: 1.1rem; margin: 2.5rem 0 .5rem }
    p { margin: .25rem 0 1.5rem; color: var(--soft) } a { color: inherit; text-decoration-color: var(--line) }
    main { display: flex; flex-wrap: wrap; gap: 1.75rem; align-items: flex-end }
    figure { margin: 0; max-width: 100% } img { display: block; max-width: 100%; height: auto; border-radius: 18px; box-shadow: 0 6px 22px #0003 }
    figcaption { margin-top: .6rem; font-size: .8rem; color: var(--soft); overflow-wrap: anywhere }
    pre { font: .8rem/1.5 ui-monospace, monospace; overflow-x: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 12px }
    """
}
