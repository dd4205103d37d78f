import Foundation
import Testing

@testable import SystemSettings

struct SystemTimeZoneTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-zone-\(UUID())")

  /// The time zone of a machine with the given link and name file.
  private func identifier(link: String? = nil, name: String? = nil, variable: String? = nil) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (place, file) = (folder.appending(path: "localtime").path, folder.appending(path: "timezone"))
    if let link { #expect(symlink(link, place) == 0) }
    if let name { try Data(name.utf8).write(to: file) }
    return SystemTimeZone(variable: variable, link: place, nameFile: file.path).identifier
  }

  @Test func `the link determines the zone, whatever its path`() throws {
    #expect(try identifier(link: "/usr/share/zoneinfo/Europe/Berlin", name: "Asia/Tokyo\n") == "Europe/Berlin")
    #expect(try identifier(link: "../usr/share/zoneinfo/posix/Asia/Tokyo") == "Asia/Tokyo")
    #expect(try identifier(link: "/etc/zoneinfo/America/Argentina/Ushuaia") == "America/Argentina/Ushuaia")
  }

  @Test func `without a link the name is used, and without both GMT`() throws {
    #expect(try identifier(name: "Asia/Tokyo\n") == "Asia/Tokyo")
    #expect(try identifier(link: "/nowhere/Europe/Berlin", name: "Europe/Paris") == "Europe/Paris")
    for name in ["", "Nowhere/Land", "\u{0}", String(repeating: "x", count: 5000)] {
      #expect(try identifier(name: name) == "GMT")
    }
    #expect(try identifier(link: "localtime") == "GMT")
    #expect(try identifier() == "GMT")
  }

  @Test func `the variable has precedence over the files`() throws {
    for variable in ["Europe/Rome", ":Europe/Rome"] {
      #expect(try identifier(link: "/usr/share/zoneinfo/Asia/Tokyo", variable: variable) == "Europe/Rome")
      #expect(SystemTimeZone(variable: variable).files.isEmpty)
    }
    #expect(SystemTimeZone(variable: ":/a/zone").files == ["/a/zone"])
    for variable in [nil, "", ":"] {
      #expect(SystemTimeZone(variable: variable).files == ["/etc/localtime", "/etc/timezone"])
      #expect(try identifier(link: "/usr/share/zoneinfo/Asia/Tokyo", variable: variable) == "Asia/Tokyo")
    }
  }
}
