import Foundation
import Testing

@testable import ExtensionBuilding

struct FetchedPackagesTests {
  private let bench: Bench
  private let workspace: Workspace
  private let checkouts: String

  init() throws {
    bench = try Bench()
    try bench.put(at: "almanac/Package.swift")
    try bench.put(at: "almanac/Sources/Building/ExtensionBuilding/A.swift")
    let almanac = try AlmanacPackage(given: bench.folder.appending(path: "almanac"), environment: [:])
    workspace = Workspace(cache: bench.folder.appending(path: "cache"), almanac: almanac, version: "1")
    checkouts = String(workspace.scratch.path.dropFirst(bench.folder.path.count + 1)) + "/checkouts"
  }

  private func put(_ text: String, at path: String) throws { try bench.put(text, at: "\(checkouts)/\(path)") }

  private func foreign(_ output: String, errors: [String] = []) -> [String] {
    let found = errors.map {
      CompilerMessage(
        file: "\(bench.folder.path)/\(checkouts)/\($0)", line: 1, column: 1, text: "no such module 'UIKit'")
    }
    return FetchedPackages(in: workspace).foreign(errors: found, output: output)
  }

  @Test func `an error in a checkout points at its package, each once`() throws {
    let errors = ["TintKit/Sources/A.swift", "TintKit/Sources/B.swift", "Ink/A.swift"]
    #expect(foreign("", errors: errors) == ["Ink", "TintKit"])
  }

  @Test func `modules of C that are missing point at the packages that import a module of Almanac's`() throws {
    try put("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n", at: "TintKit/Sources/TintKit/Tint.swift")
    try put("import Foundation\n", at: "Plain/Sources/Plain/Plain.swift")
    try put("import SwiftUI\n", at: "OpenCombine/Sources/OpenCombine/A.swift")
    try put("import SwiftUI\n", at: "Plain/Tests/PlainTests/T.swift")
    let output = "Building\n<unknown>:0: error: missing required modules: 'CJPEG', 'CPNG'\n"
    #expect(foreign(output) == ["TintKit"])
    #expect(foreign("<unknown>:0: error: missing required module 'CLinux'\n") == ["TintKit"])
    #expect(foreign("error: fatalError\n") == [])
  }

  @Test func `a header that Objective-C lacks here points at the packages that have Objective-C`() throws {
    try put("@import Foundation;", at: "Log/Sources/Bridge/Bridge.m")
    try put("import Foundation\n", at: "Plain/Sources/Plain/Plain.swift")
    #expect(foreign("/b/Bridge.build/a.h:2:9: fatal error: 'Foundation/Foundation.h' file not found\n") == ["Log"])
  }
}
