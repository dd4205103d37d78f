import Foundation
import Testing

@testable import ToolOptions

@Suite struct ToolEnvironmentTests {
  @Test func `without variables all folders are in the user's home`() {
    let environment = ToolEnvironment(["HOME": "/users/a"])
    #expect(environment.home.path == "/users/a/.local/share/almanac")
    #expect(environment.cache.path == "/users/a/.cache/almanac")
    #expect(environment.state.path == "/users/a/.local/state/almanac")
    #expect(environment.groupContainers.path == "/users/a/.local/share/almanac/groups")
  }

  @Test func `XDG variables move the folders`() {
    let environment = ToolEnvironment([
      "HOME": "/users/a", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/cache", "XDG_STATE_HOME": "/state",
    ])
    #expect(environment.home.path == "/data/almanac")
    #expect(environment.cache.path == "/cache/almanac")
    #expect(environment.state.path == "/state/almanac")
  }

  @Test(arguments: ["", "data", "./data", "~/data"]) func `XDG paths that are not absolute are ignored`(path: String) {
    let environment = ToolEnvironment(["HOME": "/users/a", "XDG_DATA_HOME": path, "XDG_CACHE_HOME": path])
    #expect(environment.home.path == "/users/a/.local/share/almanac")
    #expect(environment.cache.path == "/users/a/.cache/almanac")
  }

  @Test func `ALMANAC_HOME has precedence, unless it is empty`() {
    let variables = ["HOME": "/users/a", "XDG_DATA_HOME": "/data", "ALMANAC_HOME": "/almanac"]
    #expect(ToolEnvironment(variables).home.path == "/almanac")
    #expect(ToolEnvironment(variables).groupContainers.path == "/almanac/groups")
    #expect(ToolEnvironment(variables.merging(["ALMANAC_HOME": ""]) { $1 }).home.path == "/data/almanac")
  }

  @Test func `ALMANAC_HOME sets only the home`() {
    let environment = ToolEnvironment(["HOME": "/users/a", "ALMANAC_HOME": "/almanac"])
    #expect(environment.cache.path == "/users/a/.cache/almanac")
    #expect(environment.state.path == "/users/a/.local/state/almanac")
  }

  @Test(
    arguments: [
      (nil, []), ("", []), ("nas.local", ["nas.local"]),
      (" nas.local, 10.0.0.0/8\tfd00::5,", ["nas.local", "10.0.0.0/8", "fd00::5"]),
    ] as [(String?, [String])])
  func `allowed hosts are a list`(text: String?, hosts: [String]) {
    var variables = ["HOME": "/users/a"]
    variables["ALMANAC_ALLOW_HOSTS"] = text
    #expect(ToolEnvironment(variables).allowedHosts == hosts)
    #expect(ToolEnvironment(variables).pictures.path == "/users/a/.cache/almanac/pictures")
  }
}
