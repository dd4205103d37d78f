import Foundation
import Testing

@testable import ExtensionBuilding

/// Where a tool may go. What is there and is not a tool's is never lost.
struct InstallLocationTests {
  @Test func `a tool does not take the place of the extension's files`() throws {
    let bench = try Bench()
    let source = try bench.putWidget()
    let target = try bench.find()
    let error = #expect(throws: ExtensionBuildingError.self) { try InstallLocation(source).check(for: target) }
    #expect(error?.kind == .cannotCreate && error?.message.contains("W.swift: is a file of the extension") == true)
    // The same file under another name.
    let link = bench.folder.appending(path: "tool")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: source)
    #expect(throws: ExtensionBuildingError.self) { try InstallLocation(link).check(for: target) }
    try InstallLocation(bench.folder.appending(path: "other")).check(for: target)
  }

  @Test func `a tool's resources do not take the place of another folder`() throws {
    let bench = try Bench()
    try bench.putWidget()
    let target = try bench.find()
    try bench.put("mine", at: "tool.resources/letter.txt")
    let tool = bench.folder.appending(path: "tool")
    let error = #expect(throws: ExtensionBuildingError.self) { try InstallLocation(tool).check(for: target) }
    #expect(error?.message.contains("tool.resources: is not a tool's") == true)
    try bench.put("<plist/>", at: "tool.resources/Info.plist")
    try InstallLocation(tool).check(for: target)
  }
}
