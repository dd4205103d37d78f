import Foundation
import HTTPTypes
import JSONText
import ServerDriving
import SystemIO
import Testing
import WebServing

@testable import PictureServing

/// `/openapi.json`, and whether the server does what it says.
struct ServerDescriptionTests {
  /// Installed by Scripts/bootstrap.
  private static let schemathesis: String = {
    let variables = ProcessInfo.processInfo.environment
    let cache = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "/root") + "/.cache"
    return cache + "/almanac/schemathesis/bin/schemathesis"
  }()

  @Test(
    .enabled(
      if: access(schemathesis, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil,
      "needs schemathesis; Scripts/bootstrap --tests installs it"))
  func `schemathesis finds nothing that differs from the description`() async throws {
    let output = try OutputBench()
    let (config, token) = (output.folder.appending(path: "a.yaml"), output.folder.appending(path: "token"))
    try Data("widgets:\n  - kind: clock\n    families: [systemSmall]\nserve:\n  on-demand: [clock]\n".utf8)
      .write(to: config)
    try Data("0123456789abcdef".utf8).write(to: token)
    let server = try ServerProcess(
      ["serve", "--port", "0", "--config", config.path, "--token-file", token.path, "--output", "pictures"],
      reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    _ = try await server.first { $0.contains("clock/systemSmall/current.png") ? true : nil }
    let run = try FinishedTool(
      URL(fileURLWithPath: Self.schemathesis),
      [
        "run", "\(line.split(separator: " ").last ?? "")openapi.json", "-H", "Authorization: Bearer 0123456789abcdef",
        "--max-examples", "30", "--generation-deterministic", "--suppress-health-check", "all", "--no-shrink",
        "--request-timeout", "600", "--workers", "1", "--no-color",
        // It never ends.
        "--exclude-path", "/events",
        // Some options exclude each other, and a device does not have every family: 400, although each is valid.
        "--exclude-checks", "positive_data_acceptance",
      ], ProcessInfo.processInfo.environment.merging(["NO_PROXY": "*"]) { $1 }, directory: output.folder.path)
    #expect(run.code == 0, "\(String(decoding: run.output, as: UTF8.self)) \(run.errors)")
    #expect(String(decoding: run.output, as: UTF8.self).contains("19 selected / 20 total"))
    withExtendedLifetime(server) {}
  }

  @Test func `only what the server has is described`() throws {
    func paths(_ onDemand: [String], _ hasToken: Bool) -> [String] {
      let description = ServerDescription(onDemand: onDemand, hasToken: hasToken, hasDevices: true, example: nil)
      guard case .object(let object) = description.json, case .object(let paths) = object["paths"] else { return [] }
      return paths.fields.map(\.name)
    }
    let all = paths(["clock"], true)
    #expect(all.contains("/render/{kind}") && all.contains("/reload/{kind}") && all.contains("/openapi.json"))
    #expect(paths([], true) == all.filter { $0 != "/render/{kind}" })
    #expect(paths(["clock"], false) == all.filter { $0 != "/reload/{kind}" })
  }

  @Test(arguments: [
    ("/", "GET HEAD"), ("/healthz", "GET HEAD"), ("/clock/systemSmall.png", "GET HEAD"), ("/reload/clock", "POST"),
    ("/reload", "GET HEAD"), ("/reload/clock.png/x", "GET HEAD"), ("//reload//clock/", "POST"),
  ])
  func `an address has its methods`(path: String, methods: String) {
    #expect(ServedRoute.methods(at: path).map(\.rawValue).joined(separator: " ") == methods)
  }
}
