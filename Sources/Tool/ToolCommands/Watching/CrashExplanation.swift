import CLinux
import SystemIO
import ExtensionBuilding
import Foundation
import Localization
import Synchronization

/// Says at which line of its own sources a widget stopped the program.
///
/// Swift names the place that noticed: for an index out of range, a line of its standard library. The program that stops
/// runs itself once more with the addresses that led there, and this process reads the debug information. Where the
/// toolchain that has a reader is not there, Swift's words stay the only ones.
enum CrashExplanation {
  /// The first argument of a process that explains.
  static let command = "explain-fault"
  /// Before the addresses, where a thread's stack was full.
  private static let overflow = "overflow"

  /// What the tool was compiled from; read once, as `Bundle.main` becomes another later.
  private static let table = ProgramResources.folder().flatMap { SourceTable(in: $0) }

  /// Prepares the process for a fault.
  static func expect() {
    _ = table
    clinux_explain_faults(OwnProgram.path, ToolName.invoked, command)
  }

  /// Explains and ends, where this process is one that was started to.
  static func runIfAsked(_ arguments: [String] = CommandLine.arguments) {
    guard arguments.count > 2, arguments[1] == command else { return }
    var addresses = arguments.dropFirst(2)
    if addresses.first == overflow {
      addresses.removeFirst()
      // Swift itself says nothing of it.
      Console.error("Fatal error: Stack overflow; a function may call itself without end")
    }
    for line in place(at: Array(addresses))?.lines ?? [] { Console.error(line) }
    _exit(0)
  }

  /// Where the widget's own code is just now, in a thread that nobody could wait for; nil where none is in it.
  static func placeOfRunningCode() -> CrashLocation? {
    guard ToolProcess.isTool else { return nil }
    let places = isAsking.withLock { _ in runningPlaces().map { String($0, radix: 16) } }
    return places.isEmpty ? nil : place(at: places)
  }

  /// The places that lead to where the other threads are, each once.
  ///
  /// A thread is asked several times: while it is deep in a library that keeps no frame pointers, nothing leads back to the
  /// widget's code.
  private static func runningPlaces() -> [UInt] {
    var (places, known): ([UInt], Set<UInt>) = ([], [])
    let end = ContinuousClock.now + .seconds(3)
    for look in 0..<looks where places.count < mostPlaces && (look == 0 || ContinuousClock.now < end) {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: mostPlaces) { buffer in
        let count = clinux_places_of_threads(buffer.baseAddress, Int32(buffer.count))
        for place in buffer.prefix(Int(count)) where known.insert(place).inserted { places.append(place) }
      }
      usleep(1_000)
    }
    return Array(places.prefix(mostPlaces))
  }

  private static let isAsking = Mutex(())
  private static let looks = 32
  /// Of all threads: the symbolizer takes them as arguments.
  private static let mostPlaces = 512

  /// The first place of the addresses, the innermost first, that lies in the widget's own sources.
  static func place(at addresses: [String]) -> CrashLocation? {
    let sources = OwnSources(table: table)
    guard let symbolizer = sources.symbolizer(in: ToolProcess.variables["PATH"]) else { return nil }
    // The file itself, also where another has its name by now.
    let program = "/proc/\(getpid())/exe"
    let arguments =
      ["--obj=\(program)", "--output-style=JSON", "--no-demangle"] + addresses.map { "0x\($0)" }
    guard let output = output(of: symbolizer, arguments) else { return nil }
    for place in CodeLocation.places(in: output) {
      guard let file = sources.file(for: place.file) else { continue }
      let source = try? InputFile.text(of: URL(fileURLWithPath: file))
      return CrashLocation(file: file, line: place.line, column: place.column, source: source)
    }
    return nil
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

/// Which of the files in debug information are the widget's own.
struct OwnSources {
  /// What `almanac build` wrote down; nil for a package that SwiftPM built, whose files have their own names.
  let table: SourceTable?
  /// The folder of Almanac's package where it was compiled.
  var package = ownPackage

  private static let ownPackage: String = {
    // …/Sources/ToolCommands/Watching/CrashExplanation.swift
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { file.deleteLastPathComponent() }
    return file.path
  }()

  /// The user's file; nil for one of Almanac's, of packages that were fetched, and of Swift's.
  func file(for compiled: String) -> String? {
    if let table { return table.file(for: compiled) }
    guard compiled.hasPrefix("/"), compiled.hasSuffix(".swift"), !compiled.contains("/checkouts/"),
      !compiled.hasPrefix(package + "/Sources/"), InputFile.exists(URL(fileURLWithPath: compiled))
    else { return nil }
    return compiled
  }

  /// The program that reads debug information: of the toolchain that compiled the tool, or else on the path.
  func symbolizer(in path: String?) -> String? {
    let folders = (path ?? "").split(separator: ":").map { "\($0)/llvm-symbolizer" }
    return ((table.map { [$0.symbolizer] } ?? []) + folders).first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
