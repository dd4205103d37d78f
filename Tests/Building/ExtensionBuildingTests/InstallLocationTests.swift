import Foundation
import Testing

@testable import ExtensionBuilding

/// Valid output paths. Existing files that are not a tool's are never lost.
struct InstallLocationTests {
  @Test func `a tool does not replace the extension's files`() throws {
    let bench = try Bench()
    let source = try bench.putWidget()
    let target = try bench.find()
    let error = #expect(throws: ExtensionBuildingError.self) { try InstallLocation(source).check(for: target) }
    #expect(error?.kind == .cannotCreate && error?.message.contains("W.swift: is a file of the extension") == true)
    // A link to the same file.
    let link = bench.folder.appending(path: "tool")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
    #expect(throws: ExtensionBuildingError.self) { try InstallLocation(link).check(for: target) }
    try InstallLocation(bench.folder.appending(path: "other")).check(for: target)
  }

  @Test func `a tool's resources do not replace another folder`() throws {
    let bench = try Bench()
    try bench.putWidget()
    let target = try bench.find()
    try bench.put("mine", at: "tool.resources/letter.txt")
    let tool = bench.folder.appending(path: "tool")
    let error = #expect(throws: ExtensionBuildingError.self) { try InstallLocation(tool).check(for: target) }
    #expect(error?.message.contains("tool.resources: exists and is not a tool's") == true)
    try bench.put("<plist/>", at: "tool.resources/Info.plist")
    try InstallLocation(tool).check(for: target)
  }
}
