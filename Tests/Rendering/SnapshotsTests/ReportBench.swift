import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import SystemIO
import Testing

@testable import Snapshots

/// A temporary folder with a report.
final class ReportBench: Sendable {
  let folder: URL
  let report: SnapshotReport

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    report = SnapshotReport(folder: folder.appending(path: "a report #1?", directoryHint: .isDirectory))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  func names(_ folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// All paths below the bench.
  func paths() -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  static let nastyName = "Nasty/</script><b id=\"x\">'\"&%2F\\ `${1}`\n🦊/../../é\u{2028}\u{0}"

  /// An entry of each kind, made of images of this repository.
  func noteAll() throws {
    let old = Self.picture("comic/medium-cover")
    let new = try PNGDecoder.decode(Self.picture("comic/medium-progress-7"))
    let place = SourceLine(file: "Tests/ComicWidgetTests.swift", line: 42)
    let lists = (Self.list("comic/medium-cover"), Self.list("comic/medium-progress-7"))
    let pixels = Self.difference(old: try PNGDecoder.decode(old), new: new)
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemMedium.dark",
        content: .picture(reference: old, candidate: new, difference: .pixels(pixels)),
        message: "The candidate differs from its reference in \(pixels.count) pixels.",
        reference: "Tests/__Snapshots__/ComicWidgetTests/systemMedium.dark.png", source: place,
        displayLists: lists, scale: 2))
    let small = try PNGDecoder.decode(Self.picture("comic/small-cover"))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall",
        content: .picture(
          reference: old, candidate: small,
          difference: .size(
            reference: try PNGDecoder.decode(old).pixelSize, candidate: small.pixelSize)),
        message: "The candidate has another size than its reference.", source: place, scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall.new", content: .picture(reference: nil, candidate: small, difference: nil),
        message: "There is no reference.", scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/systemSmall.recorded",
        content: .picture(reference: nil, candidate: small, difference: nil),
        message: "Recorded.", isRecorded: true, scale: 2))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/text", content: .text(reference: lists.0, candidate: lists.1),
        message: "The text differs.", source: place))
    try report.note(
      ReportEntry(
        name: Self.nastyName, content: .text(reference: "a\n</script>\nc", candidate: "a\n<b>new</b>\nc"),
        message: "<img src=x onerror=\"window.stolen = true\"> is a name like any other."))
    try report.note(
      ReportEntry(
        name: "ComicWidgetTests/unreadable",
        content: .picture(reference: Data("no picture".utf8), candidate: small, difference: nil),
        message: "The reference is not a PNG file.", scale: 2))
    try report.noteStop(of: "ComicWidgetTests/trapping", source: place)
  }

  private static func file(_ name: String) -> URL { Repository.file("Snapshots/\(name).png") }

  static func picture(_ name: String) -> Data { (try? Data(contentsOf: file(name))) ?? Data() }

  static func list(_ name: String) -> String { ReferenceFile(at: file(name)).displayList ?? "" }

  /// Counts differing pixels without regions.
  private static func difference(old: Bitmap, new: Bitmap) -> PixelDifference {
    var (count, left, top, right, bottom) = (0, Int.max, Int.max, 0, 0)
    for y in 0..<new.pixelSize.height {
      for x in 0..<new.pixelSize.width where old[x, y] != new[x, y] {
        count += 1
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    let bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return PixelDifference(
      count: count, counting: count / 2, levels: 143, deltaE: 31.27, bounds: bounds, largestRegion: count / 2,
      largestRegionBounds: bounds)
  }
}

/// Debian's Chromium, headless.
struct Browser {
  static let program = "/usr/bin/chromium"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  let bench: ReportBench

  /// Its output: the document, and the page's console messages.
  struct Visit {
    var document: String
    var console: [String]
  }

  func visit(_ page: URL, size: String = "1200,900", _ arguments: [String]) async throws -> Visit {
    let (output, errors) = (try file("output"), try file("errors"))
    defer { for file in [output, errors] { close(file.descriptor) } }
    let home = bench.folder.appending(path: "browser", directoryHint: .isDirectory).path
    let process = try ChildProcess(
      Self.program,
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-extensions", "--enable-logging=stderr", "--user-data-dir=\(home)",
        "--window-size=\(size)", "--virtual-time-budget=20000",
      ] + arguments + [page.absoluteString],
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": bench.folder.path, "TMPDIR": bench.folder.path, "LANG": "C.UTF-8",
      ],
      leadsGroup: true, streams: .init(output: output.descriptor, errors: errors.descriptor))
    let end = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: process.wait(atMost: 1_200)) }
    }
    // Its helper processes that are still running.
    kill(-process.identifier, SIGKILL)
    let said = try bench.text(errors.url)
    #expect(end == .ended(.exit(0)), Comment(rawValue: said))
    return Visit(
      document: try bench.text(output.url),
      console: said.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") })
  }

  /// Opens a copy of the report's page with a script, which calls `tell` with its findings.
  func drive(_ script: String, fragment: String = "") async throws -> [String: String] {
    let page = bench.report.folder.appending(path: "driven.html", directoryHint: .notDirectory)
    let tools = #"""
      <pre id="told" hidden></pre><script>
      const q = (selector) => document.querySelector(selector);
      const all = (selector) => [...document.querySelectorAll(selector)];
      const told = {};
      const tell = (name, value) => { told[name] = String(value); };
      const until = async (test) => {
        for (let tries = 0; tries < 200 && !test(); tries += 1) await new Promise((done) => setTimeout(done, 10));
        if (!test()) throw new Error(`never: ${test}`);
      };
      const press = (key, target = document.body, more = {}) =>
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
      const point = (type, target, x, y) =>
        target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, cancelable: true }));
      // There is no real pointer to capture.
      Element.prototype.setPointerCapture = () => {};
      const open = (name) => all(".row").find((row) => row.title === name).click();
      (async () => {
        await until(() => q(".row") !== null);
        await new Promise((done) => setTimeout(done, 50));
      """#
    let end = #"""
      })().catch((error) => tell("error", error.stack)).then(() => {
        q("#told").textContent = `told:${encodeURIComponent(JSON.stringify(told))}:told`;
      });
      </script>
      """#
    try Data([ReportPage.html, tools, script, end].joined(separator: "\n").utf8).write(to: page)
    let url = try #require(URL(string: page.absoluteString + fragment))
    let visit = try await visit(url, ["--dump-dom"])
    #expect(visit.console == [])
    let parts = visit.document.components(separatedBy: ">told:")
    let code = try #require(parts.count > 1 ? parts[1].components(separatedBy: ":told").first : nil)
    let json = try #require(code.removingPercentEncoding)
    let told = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(told["error"] == nil)
    return told
  }

  private func file(_ name: String) throws -> (url: URL, descriptor: Int32) {
    let url = bench.folder.appending(path: name)
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try #require(descriptor >= 0)
    return (url, descriptor)
  }
}
