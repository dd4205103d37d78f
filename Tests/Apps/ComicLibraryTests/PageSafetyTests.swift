import Foundation
import Graphics
import Synchronization
import SystemIO
import Testing
@testable import ComicLibrary

@MainActor @Suite struct PageSafetyTests {
  private let bench: PageBench
  private let outside: URL

  init() throws {
    bench = try PageBench()
    outside = bench.directory.appendingPathComponent("outside.jpg")
    try bench.put("secret", "outside.jpg")
  }

  @Test(arguments: [
    "../../outside.jpg", "../Chapter_1/../../outside.jpg", "/etc/passwd", "OUTSIDE", "..", ".", "", "a/b.jpg",
    "metadata.json", "link.jpg", "folder", "pipe", "a\u{0}b",
  ])
  func `a listed file outside the folder is never read`(name: String) throws {
    let folder = "Chapters/Chapter_1"
    try bench.link("\(folder)/link.jpg", to: outside.path)
    try bench.put("inside", "\(folder)/folder/a.jpg")
    try bench.put("inside", "\(folder)/a/b.jpg")
    try #require(mkfifo(bench.path("\(folder)/pipe"), 0o600) == 0)
    let entry: [String: Any] = [
      "pageNumber": 8, "secondPageNumber": 9, "fileName": name == "OUTSIDE" ? outside.path : name,
    ]
    try JSONSerialization.data(withJSONObject: ["pages": [entry]])
      .write(to: URL(fileURLWithPath: bench.path("\(folder)/metadata.json")))
    for page in [8, 9] { #expect(try bench.load(page) == nil) }
    try bench.save("ours", 8, 9)
    #expect(try bench.load(9) == "ours 8-9")
    #expect(bench.text("outside.jpg") == "secret")
  }

  @Test(arguments: ["Page_3.jpg", "metadata.json"])
  func `a link in place of a file is replaced, and its target stays`(name: String) throws {
    try bench.link("Chapters/Chapter_1/\(name)", to: outside.path)
    #expect(try bench.load(3) == nil)
    try bench.save("three", 3)
    try bench.save("spread", 8, 9)
    #expect(try bench.load(3) == "three 3")
    #expect(try bench.load(9) == "spread 8-9")
    #expect(bench.text("outside.jpg") == "secret")
  }

  @Test func `a chapter's folder that is a link or a file is neither read nor written`() throws {
    try bench.put("page", "elsewhere/Page_3.jpg")
    try bench.link("Chapters/Chapter_1", to: bench.path("elsewhere"))
    try bench.put("no folder", "Chapters/Chapter_2")
    for chapter in [1, 2] {
      let error = ComicCacheError.notAFolder(path: bench.path("Chapters/Chapter_\(chapter)"))
      #expect(throws: error) { try bench.load(3, chapter: chapter) }
      #expect(throws: error) { try bench.save("new", 4, chapter: chapter) }
    }
    #expect(try bench.names("elsewhere") == ["Page_3.jpg"])
  }

  @Test func `a missing cache folder is an error`() throws {
    struct Nowhere: ComicImageCacheDelegate {
      func getCacheDirectoryURL() -> URL? { nil }
      func write(data: Data, to url: URL) throws {}
      func contents(atPath path: String) -> Data? { nil }
      func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {}
    }
    let cache = bench.cache(files: Nowhere())
    #expect(throws: ComicCacheError.noCacheFolder) { try cache.loadCachedImage(chapter: 1, page: 1) }
    #expect(throws: ComicCacheError.noCacheFolder) {
      try cache.savePageImage(pageInfo: PageInfo(chapter: 1, pageNumber: 1, imageData: Data([1])))
    }
    #expect(throws: ComicCacheError.noCacheFolder) { try cache.cachedChapters() }
    #expect(throws: ComicCacheError.noCacheFolder) { try cache.clearCache() }
  }

  @Test func `a path where nothing can be created is an error, and reading finds nothing`() throws {
    let cache = bench.cache(files: FileSystemOperationsAdapter(cacheDirectory: URL(fileURLWithPath: "/proc/almanac")))
    let error = #expect(throws: ComicCacheError.self) {
      try cache.savePageImage(pageInfo: PageInfo(chapter: 1, pageNumber: 1, imageData: Data([1])))
    }
    guard case .cannotCreate? = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(try cache.loadCachedImage(chapter: 1, page: 1) == nil)
    #expect(try cache.cachedChapters() == [])
    #expect(try cache.clearCache() == ClearedPages())
  }

  /// A disk with a limited number of bytes.
  private struct FullDisk: ComicImageCacheDelegate {
    let files: FileSystemOperationsAdapter
    let fullName: String

    func getCacheDirectoryURL() -> URL? { files.getCacheDirectoryURL() }
    func contents(atPath path: String) -> Data? { files.contents(atPath: path) }
    func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {
      try files.createDirectory(at: url, withIntermediateDirectories: createIntermediates)
    }
    func write(data: Data, to url: URL) throws {
      if url.lastPathComponent == fullName {
        throw ComicCacheError.inputOutput(file: url.path, reason: "No space left on device")
      }
      try files.write(data: data, to: url)
    }
  }

  @Test(arguments: ["Page_8-9.jpg", "metadata.json"])
  func `a full disk keeps the existing files`(name: String) throws {
    try bench.save("eight", 8)
    try bench.save("nine", 9)
    try bench.save("spread", 20, 21)
    let full = bench.cache(files: FullDisk(files: bench.files, fullName: name))
    let info = PageInfo(chapter: 1, pageNumber: 8, secondPageNumber: 9, imageData: Data("new".utf8))
    #expect(
      throws: ComicCacheError.inputOutput(
        file: bench.path("Chapters/Chapter_1/\(name)"), reason: "No space left on device")
    ) { try full.savePageImage(pageInfo: info) }
    #expect(try bench.load(8) == "eight 8")
    #expect(try bench.load(9) == "nine 9")
    #expect(try bench.load(20) == "spread 20-21")
    #expect(bench.reported == [])
  }

  /// Files in memory, below a folder that does not exist on disk.
  private final class Memory: ComicImageCacheDelegate {
    let contents = Mutex<[String: Data]>([:])
    let folders = Mutex<[URL]>([])

    func getCacheDirectoryURL() -> URL? { URL(fileURLWithPath: "/nowhere/Caches") }
    func write(data: Data, to url: URL) throws { contents.withLock { $0[url.path] = data } }
    func contents(atPath path: String) -> Data? { contents.withLock { $0[path] } }
    func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {
      folders.withLock { $0.append(url) }
    }
  }

  @Test func `a delegate may store the files anywhere`() throws {
    let memory = Memory()
    let cache = bench.cache(files: memory)
    for (page, second) in [(3, nil), (8, 9), (20, 21)] {
      let info = PageInfo(chapter: 5, pageNumber: page, secondPageNumber: second, imageData: Data("\(page)".utf8))
      try cache.savePageImage(pageInfo: info)
      for number in [page, second ?? page] { #expect(try cache.loadCachedImage(chapter: 5, page: number) == info) }
    }
    #expect(try cache.loadCachedImage(chapter: 5, page: 4) == nil)
    let folder = URL(fileURLWithPath: "/nowhere/Caches/Chapters/Chapter_5/")
    #expect(memory.folders.withLock { $0.allSatisfy { $0 == folder } })
    let names = ["Page_3.jpg", "Page_8-9.jpg", "Page_20-21.jpg", "metadata.json"].map { folder.path + "/" + $0 }
    #expect(memory.contents.withLock { Set($0.keys) } == Set(names))
    #expect(!FileManager.default.fileExists(atPath: "/nowhere/Caches"))
  }

  @Test func `pages without observers are stored too`() throws {
    let files = FileSystemOperationsAdapter(cacheDirectory: bench.directory, isSynchronized: false)
    let info = PageInfo(chapter: 1, pageNumber: 8, secondPageNumber: 9, imageData: Data("a".utf8))
    try bench.cache(files: files).savePageImage(pageInfo: info)
    #expect(try bench.load(9) == "a 8-9")
  }

  @Test func `many threads that save double pages of one chapter lose none`() async throws {
    let files = bench.files
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          #expect(throws: Never.self) {
            for round in 0..<20 {
              let page = 2 * (4 * round + thread)
              try ChapterPages(chapter: 1, files: files).save(
                PageInfo(chapter: 1, pageNumber: page, secondPageNumber: page + 1, imageData: Data("\(page)".utf8)))
            }
          }
        }
      }
    }
    #expect(try bench.entries().count == 80)
    for page in 0..<160 { #expect(try bench.load(page) == "\(page & ~1) \(page & ~1)-\(page | 1)") }
    #expect(bench.reported == [])
  }

  @Test func `saving and clearing at the same time never fails`() async throws {
    let files = bench.files
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        #expect(throws: Never.self) {
          for page in 0..<60 {
            try ChapterPages(chapter: 1, files: files).save(
              PageInfo(chapter: 1, pageNumber: 2 * page, secondPageNumber: 2 * page + 1, imageData: Data([1])))
          }
        }
      }
      group.addTask { [directory = bench.directory] in
        #expect(throws: Never.self) {
          for _ in 0..<60 { try ComicCacheFolder(url: directory).clear() }
        }
      }
    }
    try bench.save("last", 118, 119)
    #expect(try bench.load(119) == "last 118-119")
  }

  /// In another process: counts in `metadata.json`, holding the lock with the system's own `flock`.
  private static let counting = """
    set -e
    for round in $(seq 30); do
      flock .lock sh -ec '
        count=$(sed -n "s/.*\\"count\\": \\([0-9]*\\).*/\\1/p" Chapter_1/metadata.json)
        sed "s/\\"count\\": [0-9]*/\\"count\\": $((count + 1))/" Chapter_1/metadata.json > Chapter_1/new
        mv Chapter_1/new Chapter_1/metadata.json'
    done
    """

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock"), "needs flock(1)"))
  func `another process that changes the list under the lock loses nothing, nor do we`() async throws {
    try bench.put(#"{"count": 0, "pages": []}"#, "Chapters/Chapter_1/metadata.json")
    let process = try ChildProcess(
      "/bin/sh", ["-c", Self.counting], environment: ["PATH": "/usr/bin:/bin"], directory: bench.path("Chapters"))
    var page = 0
    // Slightly longer than the other process counts.
    while page < 60 {
      try bench.save("\(page)", page, page + 1)
      page += 2
    }
    let end = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: process.wait()) }
    }
    #expect(end == .exit(0))
    let text = try #require(bench.text("Chapters/Chapter_1/metadata.json"))
    #expect(text.contains(#""count": 30"#))
    #expect(try bench.entries().count == 30)
  }
}
