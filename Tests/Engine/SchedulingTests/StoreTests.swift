import Foundation
import Graphics
import JSONText
import SharedFolders
import SystemIO
import Testing
import Timelines

@testable import Scheduling

struct StoreTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "almanac-store-\(UUID())")
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)

  private func frame(_ picture: String, _ report: String, in place: SlotFolder) throws -> String {
    try place.store(picture: Data(picture.utf8), format: "png") { _ throws(StoreError) in Data(report.utf8) }
  }

  private func record(_ names: [String], of place: OutputSlot = OutputSlot(kind: "k", family: .systemSmall))
    -> TimelineRecord
  {
    TimelineRecord(
      place: place, recipe: "r", format: "png", askedAt: noon, policy: .after(noon + 60.25), lastEntry: noon + 10,
      drawnUntil: nil,
      frames: names.enumerated().map { index, name in
        let date = noon + TimeInterval(index * 10)
        return TimelineRecord.Frame(date: date, entryDate: date, name: name, relevance: .init(score: 2, duration: 5))
      })
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.appending(path: name).path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(_ name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []).sorted()
  }

  @Test func `a picture and its report are current together, by one name and by their own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let first = try frame("one", "of one", in: place)
    let second = try frame("two", "of two", in: place)
    #expect(place.currentFrame() == nil)
    for (name, words) in [(first, "one"), (second, "two"), (second, "two")] {
      try place.makeCurrent(name, format: "png")
      #expect(place.currentFrame() == name)
      #expect(text("current.png") == words && text("current.json") == "of \(words)")
      #expect(text("current/picture.png") == words && text("current/report.json") == "of \(words)")
    }
  }

  @Test(arguments: OutputFormat.allCases.map(\.fileExtension))
  func `a picture in another format replaces the one in the old`(format: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let old = try place.store(picture: Data("old".utf8), format: format) { _ throws(StoreError) in Data() }
    try place.makeCurrent(old, format: format)
    let new = try place.store(picture: Data("new".utf8), format: "gif") { _ throws(StoreError) in Data() }
    try place.makeCurrent(new, format: "gif")
    #expect(text("current.gif") == "new" && !names("").contains("current.\(format)"))
  }

  @Test func `equal pictures are stored once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let frames = Set(try ["a", "b", "a"].map { try frame("same", $0, in: place) })
    #expect(frames.count == 2 && names("pictures").count == 1)
  }

  @Test func `files that neither timeline nor the current frame needs are removed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let all = try (0..<5).map { try frame("picture \($0)", "report \($0)", in: place) }
    try place.makeCurrent(all[0], format: "png")
    try Data().write(to: folder.appending(path: "current.9.tmp"))
    try place.store(record([all[2], all[3]]), replacing: record([all[1]]))
    #expect(names("frames") == all[0...3].sorted() && names("pictures").count == 4)
    #expect(!names("").contains("current.9.tmp"))
    try place.makeCurrent(all[2], format: "png")
    try place.store(record([all[3]]), replacing: record([all[2], all[3]]))
    #expect(names("frames") == [all[2], all[3]].sorted() && names("pictures").count == 2)
    #expect(text("current.png") == "picture 2")
  }

  @Test func `records and histories are decoded as they were encoded`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let name = try frame("p", "r", in: place)
    let record = record([name, name])
    try place.store(record, replacing: nil)
    #expect(place.record() == record)
    #expect(!place.isDamaged(place.record()))
    #expect(record.shown.policy == .after(noon + 60.25))
    var history = ReloadHistory()
    history.begin(at: noon, request: "a+b")
    history.fail("no answer", at: noon + 30)
    try place.store(history, outlivesPowerCuts: true)
    #expect(place.history() == history)
  }

  @Test func `a damaged store is detected`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    #expect(place.record() == nil && !place.isDamaged(nil))
    let name = try frame("p", "r", in: place)
    try place.store(record([name]), replacing: nil)
    try FileManager.default.removeItem(at: folder.appending(path: "pictures"))
    #expect(place.isDamaged(place.record()))
    for bytes in ["", "{}", "[1", #"{"frames": []}"#] {
      try Data(bytes.utf8).write(to: folder.appending(path: "timeline.json"))
      #expect(place.record() == nil && place.isDamaged(nil))
    }
    try Data("x".utf8).write(to: folder.appending(path: "state.json"))
    #expect(place.history() == ReloadHistory())
  }

  @Test func `the frame of a date is the last one before it`() {
    let record = record(["a", "b", "c"])
    #expect(record.frame(at: noon - 5)?.name == "a")
    #expect(record.frame(at: noon + 10)?.name == "b" && record.frame(at: noon + 19.9)?.name == "b")
    #expect(record.frame(at: noon + 1e6)?.name == "c")
    #expect(record.nextChange(after: noon - 5) == noon + 10 && record.nextChange(after: noon + 10) == noon + 20)
    #expect(record.nextChange(after: noon + 20) == nil)
  }

  @Test func `a stored date keeps its milliseconds exactly`() {
    for millisecond in 0..<1000 {
      let date = Date(timeIntervalSince1970: 1_795_307_235 + Double(millisecond) / 1000)
      #expect(
        date.timestamp
          == (millisecond == 0
            ? "2026-11-22T00:27:15Z"
            : String(
              format: "2026-11-22T00:27:15.%03dZ", millisecond)))
    }
  }

  @Test func `widgets have their own folders`() {
    let plain = OutputSlot(kind: "comic", family: .systemSmall)
    #expect(plain.path == "comic/systemSmall")
    let odd = ["../x", "..", ".", "", "a/b", "a b", "ä", String(repeating: "long", count: 100)].map {
      OutputSlot(kind: $0, family: .systemSmall).path
    }
    #expect(Set(odd).count == odd.count)
    for path in odd {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && !parts.contains { $0.hasPrefix(".") || $0.isEmpty || $0.utf8.count > 220 })
    }
    let set = OutputSlot(kind: "comic", family: .systemSmall, options: ["scheme=dark"])
    #expect(set.path == "comic/systemSmall-dark")
  }

  @Test func `the due list is read as it was written, or not at all`() throws {
    let item = DueList.Item(recipe: "r", frame: "f", format: "png", byteCount: 17, request: "a+", date: noon + 0.0004)
    let list = DueList(
      items: ["k/systemSmall": item, "k/b": .init(recipe: "", frame: "", format: "", request: "", date: nil)],
      madeAt: noon)
    let text = list.text
    let read = try #require(DueList(text: text))
    #expect(read.items.count == 2 && read.items["k/b"]?.date == nil)
    #expect(read.items["k/systemSmall"]?.byteCount == 17 && read.items["k/b"]?.byteCount == nil)
    #expect(read.text == text)
    #expect(read.isIdle("k/systemSmall", recipe: "r", request: "a+", at: noon))
    #expect(!read.isIdle("k/systemSmall", recipe: "r", request: "a+", at: noon + 1))
    #expect(!read.isIdle("k/systemSmall", recipe: "s", request: "a+", at: noon))
    #expect(!read.isIdle("k/systemSmall", recipe: "r", request: "b+", at: noon))
    #expect(!read.isIdle("k/other", recipe: "r", request: "a+", at: noon))
    #expect(read.isIdle("k/b", recipe: "", request: "", at: noon + 1e9))
    // The clock was set back.
    #expect(!read.isIdle("k/b", recipe: "", request: "", at: noon - 3600))
    for count in 0..<(text.utf8.count - 1) {
      #expect(DueList(text: String(decoding: text.utf8.prefix(count), as: UTF8.self)) == nil)
    }
  }

  @Test func `a second's frame has its pre-rendered frame and its end in its name`() throws {
    let frame = SecondsFrame(within: "0a1b", until: noon + 1)
    #expect(SecondsFrame(name: frame.name) == frame && frame.name == "0a1b.1800000001000")
    for name in ["0a1b", "", ".", "0a1b.x"] { #expect(SecondsFrame(name: name) == nil) }
    #expect(SecondsFrame.preRenderedFrame("0a1b", at: noon) == "0a1b")
    for (seconds, isGood) in [(0.0, true), (5, true), (6, false), (-60, true), (-3600, false), (1e9, false)] {
      #expect((SecondsFrame.preRenderedFrame(frame.name, at: noon + seconds) == "0a1b") == isGood)
    }
    #expect(SecondsFrame(within: "f", until: .distantFuture).name.hasPrefix("f."))
    #expect(!SecondsFrame(within: "f", until: Date(timeIntervalSince1970: .nan)).name.isEmpty)
  }

  @Test func `frames of seconds are shown like any picture, and removed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SlotFolder(folder)
    let first = try frame("minute", "of minute", in: place)
    try place.makeCurrent(first, format: "png")
    var frames: [String] = []
    for second in 1...3 {
      let frame = SecondsFrame(within: first, until: noon + Double(second))
      try place.makeCurrent(
        frame, picture: Data("\(second)".utf8), format: "png", report: Data("{}".utf8))
      frames.append(frame.name)
      #expect(text("current.png") == "\(second)" && place.currentFrame() == frame.name)
    }
    place.removeSecondsFrames(besides: [frames[1]])
    #expect(Set(names("frames")) == [first, frames[1], frames[2]])
    try place.makeCurrent(first, format: "png")
    place.removeSecondsFrames(besides: [])
    #expect(names("frames") == [first] && text("current.png") == "minute")
  }

  @Test func `one pass at a time has the output`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = OutputFolder(folder)
    func isFree(_ name: OutputLock.Name) throws -> Bool {
      guard let lock = try output.lock(name, onWait: nil) else { return false }
      lock.release()
      return true
    }
    let lock = try #require(try output.lock(.pass, onWait: nil))
    #expect(try !isFree(.pass) && isFree(.daemon))
    lock.release()
    #expect(try isFree(.pass))
  }

  @Test func `requests are unique tokens, for one widget and for all`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = ReloadRequests(folder: folder.appending(path: "requests"))
    #expect(requests.tokens(at: .distantPast)["a"] == "")
    try requests.request(forKind: "a")
    let first = requests.tokens(at: .distantPast)
    #expect(first["a"] != "" && first["b"] == "")
    try requests.request(forKind: nil, outlivesPowerCuts: false)
    let second = requests.tokens(at: .distantPast)
    #expect(second["a"] != first["a"] && second["b"] != "" && second["a"] != second["b"])
    for _ in 0..<100 { try requests.request(forKind: "../a/b", outlivesPowerCuts: false) }
    #expect(
      requests.tokens(at: .distantPast)["a"] == second["a"]
        && requests.tokens(at: .distantPast)["../a/b"] != second["b"])
    #expect(names("requests").count == 3)
  }

  @Test func `a folder that cannot be written is an error`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let place = SlotFolder(folder)
    #expect(throws: StoreError.self) { try frame("p", "r", in: place) }
    #expect(throws: StoreError.self) { try place.store(ReloadHistory(), outlivesPowerCuts: false) }
    #expect(throws: StoreError.self) { _ = try OutputFolder(folder).lock(.pass, onWait: nil) }
    #expect(throws: AtomicFileError.self) { try ReloadRequests(folder: folder).request(forKind: nil) }
  }

  @Test func `planted links are neither followed nor removed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let victim = folder.appending(path: "victim")
    try files.createDirectory(at: folder.appending(path: "out/.almanac"), withIntermediateDirectories: true)
    try files.createDirectory(at: victim, withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: victim.appending(path: "a"))
    let output = OutputFolder(folder.appending(path: "out"))
    for name in ["version", "pass.lock"] {
      let link = folder.appending(path: "out/.almanac/\(name)")
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: victim.appending(path: "a").path)
    }
    let lock = try #require(try output.lock(.pass, onWait: nil))
    lock.release()
    let place = output.place(OutputSlot(kind: "k", family: .systemSmall))
    let name = try frame("one", "of one", in: place)
    try files.createSymbolicLink(
      atPath: "\(place.path)/timeline.json", withDestinationPath: victim.appending(path: "a").path)
    try place.store(record([name]), replacing: nil)
    #expect(text("victim/a") == "precious" && place.record() != nil)
    // Someone else's folder in place of ours is an error, and nothing in it is removed.
    try files.removeItem(atPath: "\(place.path)/frames")
    try files.createSymbolicLink(atPath: "\(place.path)/frames", withDestinationPath: victim.path)
    #expect(throws: StoreError.self) { try frame("two", "of two", in: place) }
    place.keepOnly([])
    try files.removeItem(atPath: "\(folder.path)/out/k")
    try files.createSymbolicLink(atPath: "\(folder.path)/out/k", withDestinationPath: victim.path)
    #expect(throws: StoreError.self) { try frame("three", "of three", in: place) }
    #expect(names("victim") == ["a"] && text("victim/a") == "precious")
  }
}
