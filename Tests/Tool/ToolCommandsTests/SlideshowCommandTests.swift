import Foundation
import ImageCodecs
import Testing

/// `wallpaper --gnome-xml`.
struct SlideshowCommandTests {
  private func draw(_ bench: ToolBench, _ more: [String], environment: [String: String] = [:]) async throws -> ToolRun {
    try await bench.run(
      ["wallpaper", "--size", "300x200", "--scale", "1", "--place", "comic:systemSmall@9,9", "--gnome-xml", "show"]
        + more, environment: environment)
  }

  private func durations(_ xml: String) -> [Double] {
    xml.matches(of: /<duration>([0-9.]+)<\/duration>/).compactMap { Double($0.1) }
  }

  private func files(_ xml: String) -> [String] { xml.matches(of: /<file>(.*)<\/file>/).map { String($0.1) } }

  @Test(arguments: ["2026-11-21", "2026-03-29", "2026-10-25"])
  func `a day's pictures last 86400 seconds, even if clocks change`(date: String) async throws {
    let bench = try ToolBench()
    let run = try await draw(bench, ["--at", "\(date)T12:00:00Z", "--time-zone", "Europe/Berlin"])
    #expect(run.exitCode == 0 && run.text == bench.path("show/slideshow.xml") + "\n", Comment(rawValue: run.errors))
    let xml = String(decoding: try #require(bench.data("show/slideshow.xml")), as: UTF8.self)
    #expect(durations(xml).reduce(0, +) == 86_400 && xml.contains("<day>\(date.suffix(2))</day>"))
    for file in files(xml) {
      let data = try #require(FileManager.default.contents(atPath: file))
      #expect("\(try PNGDecoder.header(of: data))" == "300×200")
    }
    let offer = String(decoding: try #require(bench.data("show/gnome-background-properties.xml")), as: UTF8.self)
    #expect(offer.contains("<filename>\(bench.path("show/slideshow.xml"))</filename>"))
  }

  @Test func `equal days have equal bytes, and pictures of the last slideshow stay`() async throws {
    let bench = try ToolBench()
    let names = { try bench.names(in: "show").filter { $0.hasSuffix(".png") } }
    func put(_ chapter: Int) throws { try bench.put(chapter: #"{"number": \#(chapter), "name": "C", "progress": 7}"#) }
    try put(1)
    _ = try await draw(bench, ["--at", ToolBench.date])
    let (first, xml) = (try names(), bench.data("show/slideshow.xml"))
    _ = try await draw(bench, ["--at", ToolBench.date])
    #expect(try names() == first && bench.data("show/slideshow.xml") == xml && first.count == 1)
    try put(2)
    _ = try await draw(bench, ["--at", ToolBench.date])
    #expect(try names().count == 2)
    try put(3)
    try Data().write(to: bench.folder.appending(path: "show/mine.png"))
    _ = try await draw(bench, ["--at", ToolBench.date])
    #expect(try names().count == 3 && !names().contains(first[0]) && names().contains("mine.png"))
  }

  @Test func `system is the machine's time zone, and JSON has the start of the day`() async throws {
    let bench = try ToolBench()
    let arguments = ["--at", ToolBench.date, "--time-zone", "system", "--json"]
    let run = try await draw(bench, arguments, environment: ["TZ": "Asia/Tokyo"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try run.json()["start"] as? String == "2026-11-20T15:00:00Z")
    let pictures = try #require(try run.json()["pictures"] as? [[String: Any]])
    #expect(pictures.compactMap { $0["seconds"] as? Double } == [86_400])
  }

  @Test func `a limited number of pictures is a diagnostic, and strict exits with 2`() async throws {
    let bench = try ToolBench()
    // The comic's provider asks for a reload every hour.
    let run = try await draw(bench, ["--at", ToolBench.date, "--pictures", "4", "--strict"])
    #expect(run.exitCode == 2 && run.errors.contains("[wallpaper.moments-thinned]"), Comment(rawValue: run.errors))
    #expect(bench.data("show/slideshow.xml") != nil)
  }

  @Test(arguments: [
    (["--pictures", "0"], "--pictures must be from"), (["-o", "x.png"], "-o and --gnome-xml cannot be used together"),
    (["--time-zone", "Mars"], "unknown time zone 'Mars'"),
  ])
  func `invalid arguments exit with 64`(request: (arguments: [String], message: String)) async throws {
    let bench = try ToolBench()
    let run = try await draw(bench, request.arguments)
    #expect(run.exitCode == 64 && run.errors.contains(request.message), Comment(rawValue: run.errors))
    #expect(try bench.names() == [] || bench.names() == ["cache"])
  }
}
