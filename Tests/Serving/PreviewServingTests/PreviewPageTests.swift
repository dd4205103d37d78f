import Foundation
import JSONText
import RepositoryFiles
import ServerDriving
import Testing

/// The page in Debian's Chromium, over an extension that is built: what somebody does who writes a widget.
///
/// Building takes minutes the first time, so this runs in CI, or if `ALMANAC_TEST_BUILDS` is set.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["ALMANAC_TEST_BUILDS"] != nil && BrowserSession.isInstalled))
struct PreviewPageTests {
  @Test func `a widget is written, looked at, broken and mended`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-meadow-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Repository.file("Tests/Serving/PreviewServingTests/Meadow"), to: folder)
    let view = folder.appending(path: "MeadowView.swift")
    let original = try String(contentsOf: view, encoding: .utf8)
    func save(_ text: String) throws { try Data(text.utf8).write(to: view, options: .atomic) }

    let bench = try await PreviewBench([folder.path, "--almanac", Repository.root.path])
    _ = try await bench.event("drawn")
    let browser = try await BrowserSession(in: bench.folder)

    // Opened: the widget, its families, and previews.
    try await browser.open(bench.address + "?kind=meadow&family=systemSmall&time-zone=GMT&zoom=1")
    try await browser.wait(for: Self.picture)
    let first = try await Self.image(browser)
    #expect(try await browser.value("document.querySelector('#choices').textContent").contains("Spring"))

    // Changed: the new pixels come by themselves.
    try save(original.replacing("0.1, green: 0.5", with: "0.6, green: 0.2"))
    try await browser.wait(for: "\(Self.shownImage) !== \(JSONValue.string(first).text())")

    // Broken: the error is at its line, and the last picture stays.
    let last = try await Self.image(browser)
    try save(original.replacing("Text(\"Meadow\")", with: "Text(Meadow)"))
    try await browser.wait(
      for: "document.querySelector('#alerts').textContent.includes(\"cannot find 'Meadow' in scope\")")
    #expect(try await browser.value("document.querySelector('#alerts').textContent").contains("MeadowView.swift:11"))
    #expect(try await Self.image(browser) == last)

    // Mended.
    try save(original)
    try await browser.wait(for: "\(Self.shownImage) === \(JSONValue.string(first).text())")
    try await browser.wait(for: "!document.querySelector('#alerts').textContent.includes('scope')")

    // Moved: three hours after the provider was asked, which was before its first entry, two flowers have come.
    try await browser.value(
      """
      (() => {
        const moment = document.querySelector('#moment')
        moment.value = '+3h'
        moment.dispatchEvent(new Event('change', { bubbles: true }))
      })()
      """)
    try await browser.wait(for: "\(Self.spoken).includes('2 flowers')")

    // Tapped: the intent is performed, and the timeline that follows is shown.
    try await browser.value(
      """
      new MutationObserver((records) => {
        if (records.some((record) => [...record.addedNodes].some((each) => each.className === "change"))) window.played = true
      }).observe(document.querySelector("#cut"), { childList: true })
      """)
    try await browser.value("document.querySelector('#taps button').click()")
    try await browser.wait(for: "\(Self.spoken).includes('12 flowers')")
    // The change from the picture that was tapped.
    try await browser.wait(
      for: "window.played && performance.getEntriesByType('resource').some((each) => each.name.includes('from=tapped'))"
    )

    // In Arabic.
    try await browser.value(
      """
      (() => {
        const list = document.querySelector('#choice-locale')
        list.value = 'ar_EG'
        list.dispatchEvent(new Event('change', { bubbles: true }))
      })()
      """)
    try await browser.wait(for: "\(Self.spoken).includes('المرج')")

    // Inspected.
    try await browser.press("i")
    try await browser.wait(for: "document.querySelector('#panel-inspect').textContent.includes('VStack')")
    try await browser.value("document.querySelector('#stage').focus()")
    for key in ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"] { try await browser.press(key) }
    try await browser.wait(for: "document.querySelector('#panel-inspect').textContent.includes('Frame')")
    try await browser.press("Escape")

    // Recorded, and compared.
    try await browser.value("document.querySelector('#tab-reference').click()")
    try await browser.value("document.querySelector('#record').click()")
    let reference = folder.appending(path: "Snapshots/meadow/systemSmall-light-ar_EG.png")
    try await browser.wait(for: "document.querySelector('#panel-reference').textContent.includes('ecorded')")
    #expect(FileManager.default.fileExists(atPath: reference.path))
    try await browser.value("document.querySelector('#compare').click()")
    try await browser.wait(for: "/Equal to/.test(document.querySelector('#panel-reference').textContent)")

    #expect(browser.problems == [])
  }

  @Test func `a widget that crashes, hangs or ends is told with its line, and the preview goes on`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-meadow-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Repository.file("Tests/Serving/PreviewServingTests/Meadow"), to: folder)
    let view = folder.appending(path: "MeadowView.swift")
    let original = try String(contentsOf: view, encoding: .utf8)
    let bench = try await PreviewBench([folder.path, "--almanac", Repository.root.path])
    _ = try await bench.event("built")
    func picture(_ statement: String) async throws -> ServerClient.Answer {
      let text = original.replacing("  var body: some View {", with: "  var body: some View { \(statement)")
      try Data(("import Foundation\n" + text).utf8).write(to: view, options: .atomic)
      _ = try await bench.event("built")
      return try await bench.get("api/picture?kind=meadow&family=systemSmall&time-limit=2")
    }
    let crash = try await picture("let _ = [1][entry.flowers + 5]")
    #expect(try PreviewBench.text("error", of: crash.object).contains("Index out of range"))
    let hang = try await picture("let _ = { while true {} }()")
    #expect(try PreviewBench.text("error", of: hang.object).contains("MeadowView.swift:10"))
    // Its process has been ended. If the next build fails, another one of the same tool answers.
    try Data(original.replacing("Text(\"Meadow\")", with: "Text(Meadow)").utf8).write(to: view, options: .atomic)
    _ = try await bench.event("failed")
    let again = try await bench.get("api/picture?kind=meadow&family=systemSmall&time-limit=2")
    #expect(try PreviewBench.text("error", of: again.object).contains("MeadowView.swift:10"))
    let end = try await picture("let _ = exit(3)")
    #expect(try PreviewBench.text("error", of: end.object) == "the widget called exit(3)")
    let print = try await picture("let _ = print(\"a word\")")
    #expect(print.status == 200)
    while try await !bench.get("api/state").object["log", default: .null].contains("a word") { await Task.yield() }
  }

  private static let spoken = "document.querySelector('#cut').getAttribute('aria-label')"
  private static let shownImage = "document.querySelector('#cut img')?.src"
  /// At its true size: the first picture may have more pixels than the page needs.
  private static let picture = "document.querySelector('#cut img')?.naturalWidth === 170"

  private static func image(_ browser: BrowserSession) async throws -> String {
    guard case .string(let address) = try await browser.value(shownImage) else {
      throw ServerProcessError(reason: "the page shows no picture")
    }
    return address
  }
}

extension JSONValue {
  /// Whether it is a text, or has one inside, that contains `part`.
  fileprivate func contains(_ part: String) -> Bool { text(indentation: nil).contains(part) }
}

extension JSONObject {
  fileprivate subscript(name: String, default value: JSONValue) -> JSONValue { self[name] ?? value }
}
