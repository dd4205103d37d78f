import Foundation
import Testing

@testable import FleetWorkers

struct SandboxLibraryTests {
  @Test func `the folders of a program's libraries are read from it`() throws {
    let folders = LibraryFolders.named(by: SandboxBench.products.appending(path: "almanac").path)
    // A program that is linked with Swift's libraries names none.
    #expect(folders.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    let own = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    let library = own.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
    if let path = library?.split(separator: " ").last {
      #expect(folders.contains(String(path.dropLast("/libswiftCore.so".count))))
    }
  }

  @Test func `a damaged program names no folders`() throws {
    let program = try Data(contentsOf: URL(fileURLWithPath: SandboxBench.probe))
    let length = min(program.count, 8192)
    for count in stride(from: 0, to: length, by: 7) {
      program.prefix(count).withUnsafeBytes { bytes in
        #expect(LibraryFolders.named(in: bytes).allSatisfy { !$0.isEmpty })
      }
    }
    for place in 0..<min(length, 1024) {
      var damaged = program
      damaged[place] = 0xFF
      damaged.withUnsafeBytes { bytes in
        #expect(LibraryFolders.named(in: bytes).allSatisfy { !$0.isEmpty })
      }
    }
    #expect(LibraryFolders.named(by: "/etc/passwd") == [])
  }
}
