import Foundation
import JSONText
import ServerDriving
import Testing

/// Changes between the entries of a bundled widget, which the server draws and the page plays.
@Suite(.serialized)
struct PreviewChangeTests {
  private static let reason: Comment = "no /usr/bin/chromium: Scripts/bootstrap --tests installs it"
  private static let query = "kind=clock&family=systemSmall&at=2026-11-24T09:00:00Z&time-zone=GMT"

  @Test func `a change is an animated picture`() async throws {
    let bench = try await PreviewBench()
    _ = try await bench.event("drawn")
    let path = "api/change?\(Self.query)&scale=1&shown-at=2026-11-24T09:31:00Z&from=2026-11-24T09:30:20Z"
    let change = try await bench.get(path).object
    #expect(change["width"] == .number("170") && change["rate"] == .number("30"))
    guard case .number(let count) = change["pictures"] else { throw ServerProcessError(reason: "no pictures") }
    #expect(try #require(Int(count)) > 5)
    let image = try PreviewBench.text("image", of: change)
    let file = try await bench.get(image)
    #expect(file.headers["content-type"] == "image/apng")
    #expect(file.headers["cache-control"] == "max-age=31536000, immutable")
    #expect(file.data.range(of: Data("acTL".utf8)) != nil)
    // Another moment of the same two entries has the same change.
    let other = path.replacing("09:30:20Z", with: "09:30:00Z")
    #expect(try PreviewBench.text("image", of: try await bench.get(other).object) == image)
  }

  @Test func `a change that cannot be drawn is an error`() async throws {
    let bench = try await PreviewBench()
    _ = try await bench.event("drawn")
    for (words, message) in [
      ("", "missing key 'from'"), ("&from=soon", "invalid date 'soon'"),
      ("&from=2026-11-24T09:31:00Z", "from must be before --shown-at"),
      ("&from=2026-11-24T08:00:00Z", "must not be before --at"), ("&from=entry-before", "no preview"),
      ("&from=tapped", "no intent of this widget was performed"),
      ("&from=2026-11-24T09:30:00Z&palette=bw", "in all colours"),
    ] {
      let answer = try await bench.get("api/change?\(Self.query)&shown-at=2026-11-24T09:31:00Z\(words)")
      #expect(answer.status == 422)
      let reason = try PreviewBench.text("error", of: answer.object)
      #expect(reason.contains(message), "\(words): \(reason)")
    }
  }

  /// The page, with the addresses of the changes that it plays in `played`.
  private func page(_ bench: PreviewBench, isCalm: Bool = false) async throws -> BrowserSession {
    let browser = try await BrowserSession(in: bench.folder)
    if isCalm { try await browser.reduceMotion() }
    try await browser.open("\(bench.address)?\(Self.query)&shown-at=2026-11-24T09:30:00Z&zoom=1")
    try await browser.wait(for: "\(Self.still)?.naturalWidth === 170 && \(Self.entry).startsWith('entry ')")
    try await browser.value(
      """
      window.played = []
      window.asked = []
      window.instead = null
      const plain = window.fetch
      window.fetch = (path, ...others) => {
        if (!path.startsWith("api/change")) return plain(path, ...others)
        asked.push(new URLSearchParams(path.split("?")[1]))
        return instead?.() ?? plain(path, ...others)
      }
      new MutationObserver((records) => {
        for (const node of records.flatMap((record) => [...record.addedNodes])) {
          if (node.className === "change") played.push(new URL(node.src).pathname)
        }
      }).observe(document.querySelector("#cut"), { childList: true })
      """)
    return browser
  }

  private static let still = "document.querySelector('#cut img:not(.change)')"
  private static let entry = "document.querySelector('#policy').textContent"
  private static let change = "document.querySelector('#cut .change')"

  private func image(_ browser: BrowserSession) async throws -> JSONValue {
    try await browser.value("\(Self.still).src")
  }

  /// Waits until the still picture is another one.
  private func step(_ browser: BrowserSession, _ key: String) async throws {
    let before = try await image(browser).text(indentation: nil)
    try await browser.press(key)
    try await browser.wait(for: "\(Self.still).src !== \(before)")
  }

  @Test(.enabled(if: BrowserSession.isInstalled, reason))
  func `a step to the next entry plays the change, and a step back or a jump does not`() async throws {
    let bench = try await PreviewBench()
    let browser = try await page(bench)
    let first = try await image(browser)
    try await step(browser, "]")
    try await browser.wait(for: "played.length === 1")
    // The change is over the new entry's picture, and leaves it.
    let second = try await image(browser)
    #expect(second != first)
    try await browser.wait(for: "!\(Self.change)")
    #expect(try await image(browser) == second)

    // Again, as a picture that is loaded anew.
    try await browser.press("p")
    try await browser.wait(for: "played.length === 2 && played[0] === played[1]")

    // Back, which ends it at once, and on over two entries: nothing is played.
    try await step(browser, "[")
    #expect(try await browser.value("Boolean(\(Self.change))") == .bool(false))
    #expect(try await image(browser) == first)
    try await browser.value(
      """
      (() => {
        const moment = document.querySelector("#moment")
        moment.value = "09:33"
        moment.dispatchEvent(new Event("change", { bubbles: true }))
      })()
      """)
    try await browser.wait(for: "document.querySelector('#command-text').textContent.includes('09:33')")
    try await step(browser, "]")
    try await browser.wait(for: "played.length === 3")
    #expect(
      try await browser.value("asked.map((each) => `${each.get('from')} ${each.get('shown-at')}`).join()")
        == .string(
          [("30", "31"), ("31", "32"), ("33", "34"), ("34", "35")].map {
            "2026-11-24T09:\($0.0):00Z 2026-11-24T09:\($0.1):00Z"
          }.joined(separator: ",")))
    #expect(browser.problems == [])
  }

  @Test(.enabled(if: BrowserSession.isInstalled, reason))
  func `with reduced motion, only the button plays a change`() async throws {
    let bench = try await PreviewBench()
    let browser = try await page(bench, isCalm: true)
    try await step(browser, "]")
    try await browser.value("document.querySelector('#next').focus()")
    try await step(browser, "]")
    #expect(try await browser.value("asked.length + played.length") == .number("0"))
    try await browser.value("document.querySelector('#play-change').click()")
    try await browser.wait(for: "played.length === 1 && asked.length === 1")
    #expect(browser.problems == [])
  }

  @Test(.enabled(if: BrowserSession.isInstalled, reason))
  func `the picture appears without its change`() async throws {
    let bench = try await PreviewBench()
    let browser = try await page(bench)
    // A change that is never there.
    try await browser.value("void (instead = () => new Promise(() => {}))")
    try await step(browser, "]")
    #expect(try await browser.value("played.length") == .number("0"))
    // A change that fails.
    try await step(browser, "[")
    try await step(browser, "[")
    try await browser.value("void (instead = () => Promise.reject(new Error('no colours')))")
    try await browser.press("p")
    try await browser.wait(
      for: "document.querySelector('#notice').textContent === 'The change could not be drawn: no colours'")
    #expect(try await browser.value("played.length") == .number("0"))
    #expect(browser.problems == [])
  }

  @Test(.enabled(if: BrowserSession.isInstalled, reason))
  func `before the first known entry, there is no change`() async throws {
    let bench = try await PreviewBench()
    let browser = try await page(bench)
    #expect(try await browser.value("document.querySelector('#play-change').disabled") == .bool(false))
    try await browser.value("document.querySelector('#line').focus()")
    try await step(browser, "Home")
    try await browser.wait(for: "document.querySelector('#play-change').disabled")
    #expect(browser.problems == [])
  }

  /// No bundled widget has a button, so the page is told of one, whose intent shows the next entry.
  @Test(.enabled(if: BrowserSession.isInstalled, reason))
  func `a tap plays the change from the picture that was tapped`() async throws {
    let bench = try await PreviewBench()
    let browser = try await page(bench)
    try await browser.value(
      """
      (() => {
        window.isTapped = false
        const plain = window.fetch
        const next = "2026-11-24T09:31:00Z"
        window.fetch = async (path, ...others) => {
          const [name, text] = path.split("?")
          const query = new URLSearchParams(text)
          if (name === "api/perform") {
            isTapped = true
            return Response.json({ message: "Grown" })
          }
          if (name === "api/change") {
            asked.push(query.get("from"))
            query.set("from", query.get("shown-at"))
            query.set("shown-at", next)
          } else if (name === "api/picture") {
            if (isTapped) query.set("shown-at", next)
            const answer = await (await plain(`${name}?${query}`, ...others)).json()
            return Response.json({ ...answer, intents: [{ rect: [20, 20, 60, 60], intent: "Grow", label: "Grow" }] })
          }
          return plain(`${name}?${query}`, ...others)
        }
      })()
      """)
    let group = bench.folder.appending(path: "home/groups/group.example")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    func change(_ data: String) throws { try Data(data.utf8).write(to: group.appending(path: "data.json")) }
    try change("1")
    try await browser.wait(for: "document.querySelector('#taps button')")
    let before = try await image(browser)
    try await browser.value("document.querySelector('#taps button').click()")
    try await browser.wait(for: "isTapped")
    // What an intent writes.
    try change("2")
    try await browser.wait(for: "played.length === 1")
    #expect(try await image(browser) != before)
    #expect(try await browser.value("asked[0]") == .string("tapped"))
    #expect(browser.problems == [])
  }
}
