import ComicLibrary
import Foundation

// Prints, for the comic that is named: milliseconds until it is open, and until its cover is there, each alone in the
// process; milliseconds of reading each of some pages, and of turning to others and keeping that; bytes read until the cover was
// there; the most memory in KiB, then and at the end.

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure(body)
  return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
}

/// A number that the system tells of this process.
func counter(_ name: String, in file: String) -> Int {
  let lines = (try? String(contentsOfFile: "/proc/self/\(file)", encoding: .utf8))?.split(separator: "\n") ?? []
  let line = lines.first { $0.hasPrefix(name + ":") } ?? ""
  return line.split { !$0.isASCII || !$0.isNumber }.first.flatMap { Int($0) } ?? 0
}

do {
  let url = URL(fileURLWithPath: CommandLine.arguments.last ?? "")
  let before = counter("rchar", in: "io")
  var book: ComicBook?
  let opening = try milliseconds { book = try ComicBook(url: url) }
  guard let book else { exit(70) }
  let covering = try milliseconds { _ = try book.cover() }
  let read = counter("rchar", in: "io") - before
  let memory = counter("VmHWM", in: "status")
  var layout = book.layout
  let turns = try (1...min(40, book.imageCount)).map { page in
    try milliseconds {
      let place = try book.page(page, layout: &layout)
      _ = try book.picture(at: place.picture)
    }
  }
  let last = try milliseconds { _ = try book.page(book.imageCount, layout: &layout) }
  let folder = url.deletingLastPathComponent().appending(path: "reader")
  try? FileManager.default.removeItem(at: folder)
  let reader = BookReader(
    store: folder.appending(path: "library.sqlite"),
    covers: CoverImageManager(container: GroupContainer(url: folder.appending(path: "group"))),
    cache: folder.appending(path: "cache"))
  try reader.open(url, at: Date())
  let kept = try (1...min(40, book.imageCount - 1)).map { _ in try milliseconds { try reader.turnForward() } }
    .sorted()
  print(
    opening, covering, turns.sorted()[turns.count / 2], turns.max() ?? 0, last, kept[kept.count / 2], kept.last ?? 0)
  print(read, memory, counter("VmHWM", in: "status"))
} catch {
  FileHandle.standardError.write(Data("book-benchmark: \(error)\n".utf8))
  exit(65)
}
