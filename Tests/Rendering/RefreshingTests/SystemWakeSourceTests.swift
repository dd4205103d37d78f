import Dispatch
import Foundation
import SharedFolders
import Testing

@testable import Refreshing

/// The wakeSource on the system's clock and folders. Tests wait for events, without time limits. Setting the clock is not
/// tested, as it would affect the machine.
@Suite(.timeLimit(.minutes(60)), .serialized) struct SystemWakeSourceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-wakeSource-\(UUID())")
  private var requests: ReloadRequests { ReloadRequests(folder: folder.appending(path: "requests")) }

  private var output: URL { folder.appending(path: "out") }

  private func wakeSource(
    output: URL? = nil, signals: [Int32] = [], change: (inout SystemWakeSource.Options) -> Void = { _ in }
  ) throws -> SystemWakeSource {
    var options = SystemWakeSource.Options(
      watchdogInterval: nil, onBeat: {}, onStop: {}, onOverdue: {}, onWatchFailure: { _ in })
    change(&options)
    return try SystemWakeSource(requests: requests.folder, output: output, options: options, signals: signals)
  }

  @Test func `a date wakes when it has come, and at once when it has passed`() async throws {
    let wakeSource = try wakeSource()
    for seconds in [0.05, 0, -1, -1e9, -1e12] {
      let date = Date() + seconds
      #expect(await wakeSource.wake(at: date) == [.date])
      #expect(Date() >= date)
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `requests wake, also those that arrived without a wait`() async throws {
    let wakeSource = try wakeSource()
    for kind in ["tide", nil] {
      try requests.request(forKind: kind)
      #expect(await wakeSource.wake(at: nil) == [.request])
    }
    async let wakes = wakeSource.wake(at: .distantFuture)
    try requests.request(forKind: "tide")
    #expect(await wakes == [.request])
    try FileManager.default.removeItem(at: folder)
    // The removal is reported, and the new folder watched.
    #expect(await wakeSource.wake(at: nil) == [.request])
    try requests.request(forKind: "tide")
    #expect(await wakeSource.wake(at: nil) == [.request])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a past date does not wake again`() async throws {
    let wakeSource = try wakeSource()
    try requests.request(forKind: "tide")
    #expect(await wakeSource.wake(at: Date() - 1).isSubset(of: [.request, .date]))
    let date = Date() + 0.05
    while await !wakeSource.wake(at: date).contains(.date) {}
    #expect(Date() >= date)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a signal stops, and a daemon that does not stop is notified`() async throws {
    let (overdue, tell) = AsyncStream.makeStream(of: String.self)
    let wakeSource = try wakeSource(signals: [SIGUSR2]) { options in
      options.stopTimeout = 0.01
      options.onStop = { tell.yield("stop") }
      options.onOverdue = { tell.yield("overdue") }
    }
    kill(getpid(), SIGUSR2)
    #expect(await wakeSource.wake(at: nil) == [.stop])
    var told = overdue.makeAsyncIterator()
    #expect(await told.next() == "stop")
    #expect(await told.next() == "overdue")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `watchdog notifications are sent while it waits and works`() async throws {
    let (beats, tell) = AsyncStream.makeStream(of: Void.self)
    let wakeSource = try wakeSource { options in
      options.watchdogInterval = 0.001
      options.onBeat = { tell.yield() }
    }
    var told = beats.makeAsyncIterator()
    for _ in 0..<3 { await told.next() }
    async let wakes = wakeSource.wake(at: .distantFuture)
    for _ in 0..<3 { await told.next() }
    try requests.request(forKind: nil)
    #expect(await wakes == [.request])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a change of the time zone is reported, other files are not`() async throws {
    let files = folder.appending(path: "etc")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    let link = files.appending(path: "localtime").path
    let wakeSource = try wakeSource()
    wakeSource.watch(zoneFiles: [link, files.appending(path: "timezone").path])
    // As timedatectl does it: another link replaces it.
    #expect(symlink("/usr/share/zoneinfo/Europe/Berlin", link + ".new") == 0 && rename(link + ".new", link) == 0)
    #expect(await wakeSource.wake(at: nil) == [.zoneChange])
    // As `ln -sf` and a user do it.
    unlink(link)
    #expect(await wakeSource.wake(at: nil) == [.zoneChange])
    try Data("Asia/Tokyo\n".utf8).write(to: files.appending(path: "timezone.new"))
    #expect(rename(files.path + "/timezone.new", files.path + "/timezone") == 0)
    #expect(await wakeSource.wake(at: nil) == [.zoneChange])
    try Data().write(to: files.appending(path: "passwd"))
    try requests.request(forKind: nil)
    #expect(await wakeSource.wake(at: nil) == [.request])
    wakeSource.watch(zoneFiles: [])
    try Data().write(to: files.appending(path: "timezone"))
    try requests.request(forKind: nil)
    #expect(await wakeSource.wake(at: nil) == [.request])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `an output that is removed, moved or loses its lock is reported once`() async throws {
    let losses: [() throws -> Void] = [
      { try FileManager.default.removeItem(at: output) },
      { try FileManager.default.moveItem(at: output, to: folder.appending(path: "elsewhere")) },
      { try FileManager.default.removeItem(at: output.appending(path: ".almanac")) },
      { try FileManager.default.removeItem(at: output.appending(path: ".almanac/daemon.lock")) },
    ]
    let make = {
      try FileManager.default.createDirectory(
        at: output.appending(path: ".almanac"), withIntermediateDirectories: true)
      try Data().write(to: output.appending(path: ".almanac/daemon.lock"))
    }
    try make()
    let wakeSource = try wakeSource(output: output)
    for loss in losses {
      try loss()
      // A removal is reported name by name.
      while await wakeSource.wake(at: Date() + 0.05) != [.date] {}
      try make()
      try Data().write(to: output.appending(path: ".almanac/due"))
      try FileManager.default.removeItem(at: output.appending(path: ".almanac/due"))
      while await wakeSource.wake(at: Date() + 0.05) != [.date] {}
      try requests.request(forKind: nil)
      #expect(await wakeSource.wake(at: nil) == [.request])
    }
    try FileManager.default.removeItem(at: output)
    #expect(await wakeSource.wake(at: nil).contains(.outputLoss))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `without file events, requests are polled`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: requests.folder)
    let (words, tell) = AsyncStream.makeStream(of: String.self)
    let wakeSource = try wakeSource {
      $0.pollInterval = 0.02
      $0.onWatchFailure = { tell.yield($0) }
    }
    var told = words.makeAsyncIterator()
    #expect(await told.next()?.contains("cannot be watched: Not a directory") == true)
    for _ in 0..<3 { #expect(await wakeSource.wake(at: nil) == [.date]) }
    try FileManager.default.removeItem(at: requests.folder)
    #expect(await wakeSource.wake(at: nil) == [.request])
    try FileManager.default.removeItem(at: folder)
  }
}
