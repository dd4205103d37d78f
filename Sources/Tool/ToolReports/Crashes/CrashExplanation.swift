import CLinux
import Foundation
import Localization
import SourceTables
import Synchronization
import SystemIO
import SystemSettings

/// Finds the line of a widget's sources that crashed the program.
///
/// Swift names the line that noticed: for an index out of range, a line of its standard library. The crashing program
/// starts itself once more with the addresses of the stack, and this process reads the debug information. Without a
/// toolchain that has a symbolizer, only Swift's message is shown.
package enum CrashExplanation {
  /// The first argument of a process that explains a crash.
  package static let command = "explain-fault"
  /// Marks a stack overflow, before the addresses.
  private static let overflow = "overflow"

  /// The table of the tool's sources; read once, as the program's file may be replaced later.
  private static let table = ProgramResources.folder().flatMap { SourceTable(in: $0) }

  /// Installs the handler for crashes.
  package static func installHandler() {
    _ = table
    clinux_run_on_crash(CurrentExecutable.path, ToolName.invoked, command)
  }

  /// Explains a crash and ends, if this process was started to do so.
  package static func runIfAsked(_ arguments: [String] = CommandLine.arguments) {
    guard arguments.count > 2, arguments[1] == command else { return }
    var addresses = arguments.dropFirst(2)
    if addresses.first == overflow {
      addresses.removeFirst()
      // Swift prints no message for a stack overflow.
      Console.error("Fatal error: Stack overflow (possibly infinite recursion)")
    }
    for line in place(at: Array(addresses))?.lines ?? [] { Console.error(line) }
    _exit(0)
  }

  /// The current position of widget code in a thread that did not finish in time; nil if none is running.
  static func placeOfRunningCode() -> CrashLocation? {
    guard ToolProcess.isTool else { return nil }
    let places = isAsking.withLock { _ in runningPlaces().map { String($0, radix: 16) } }
    return places.isEmpty ? nil : place(at: places)
  }

  /// The distinct return addresses on the stacks of the other threads.
  ///
  /// Each thread is sampled several times: while it is in a library without frame pointers, the stack does not lead
  /// back to the widget's code.
  private static func runningPlaces() -> [UInt] {
    var (places, known): ([UInt], Set<UInt>) = ([], [])
    let end = ContinuousClock.now + .seconds(3)
    for look in 0..<looks where places.count < mostPlaces && (look == 0 || ContinuousClock.now < end) {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: mostPlaces) { buffer in
        let count = clinux_thread_call_stacks(buffer.baseAddress, Int32(buffer.count))
        for place in buffer.prefix(Int(count)) where known.insert(place).inserted { places.append(place) }
      }
      usleep(1_000)
    }
    return Array(places.prefix(mostPlaces))
  }

  private static let isAsking = Mutex(())
  private static let looks = 32
  /// The limit for all threads, as the symbolizer takes addresses as arguments.
  private static let mostPlaces = 512

  /// The innermost of the addresses that is in the widget's own sources.
  package static func place(at addresses: [String]) -> CrashLocation? {
    let sources = UserSourceFilter(table: table)
    guard let symbolizer = sources.symbolizer(in: ToolProcess.variables["PATH"]) else { return nil }
    // The running file itself, even if another file has its path now.
    let program = "/proc/\(getpid())/exe"
    let arguments =
      ["--obj=\(program)", "--output-style=JSON", "--no-demangle"] + addresses.map { "0x\($0)" }
    guard let output = output(of: symbolizer, arguments) else { return nil }
    for place in CodeLocation.places(in: output) {
      guard let file = sources.file(for: place.file) else { continue }
      return CrashLocation(file: file, line: place.line, column: place.column, source: text(of: file))
    }
    return nil
  }

  /// Nil for what is gone, is no text, or is longer than any source: 16 MiB.
  private static func text(of file: String) -> String? {
    guard let data = try? RegularFile.contents(of: file, limit: 1 << 24), !data.contains(0) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func output(of program: String, _ arguments: [String]) -> Data? {
    guard let conduit = try? PipeChannel(for: program) else { return nil }
    let process = try? ChildProcess(
      program, arguments, environment: ToolProcess.variables, streams: .init(output: conduit.writing))
    close(conduit.writing)
    var output = Data()
    conduit.readToEnd { output.append(contentsOf: $0) }
    guard let process else { return nil }
    return process.wait() == .exit(0) ? output : nil
  }
}

/// Tells the widget's own files in debug information from others.
struct UserSourceFilter {
  /// The table of `almanac build`; nil for a package built by SwiftPM, whose files have their own names.
  let table: SourceTable?
  /// The folder of Almanac's package when it was compiled.
  var package = ownPackage

  static let ownPackage: String = {
    // …/Sources/Tool/ToolReports/Crashes/CrashExplanation.swift
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { file.deleteLastPathComponent() }
    return file.path
  }()

  /// The user's file; nil for files of Almanac, fetched packages and Swift.
  func file(for compiled: String) -> String? {
    if let table { return table.file(for: compiled) }
    guard compiled.hasPrefix("/"), compiled.hasSuffix(".swift"), !compiled.contains("/checkouts/"),
      !compiled.hasPrefix(package + "/Sources/"), FileManager.default.fileExists(atPath: compiled)
    else { return nil }
    return compiled
  }

  /// The symbolizer of the toolchain that compiled the tool, or the one on PATH.
  func symbolizer(in path: String?) -> String? {
    let folders = (path ?? "").split(separator: ":").map { "\($0)/llvm-symbolizer" }
    return ((table.map { [$0.symbolizer] } ?? []) + folders).first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
