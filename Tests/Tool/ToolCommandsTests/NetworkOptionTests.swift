import ArgumentParser
import Foundation
import HTTPFetching
import ImageFetching
import LoopbackServing
import RepositoryFiles
import Testing

@testable import ToolOptions

/// The fetcher of commands that draw.
@Suite struct NetworkOptionTests {
  private let bench: ToolBench
  private let server: LoopbackServer

  init() throws {
    bench = try ToolBench()
    let picture = try #require(FileManager.default.contents(atPath: Self.picture))
    server = try LoopbackServer { request in
      .init(200, ["ETag: \"a\""], body: request.path == "/page" ? Data("<!DOCTYPE html>".utf8) : picture)
    }
  }

  private static var picture: String {
    Repository.file("Tests/Fixtures/Extensions/Lighthouse/LighthouseWidget/Assets.xcassets/Cover.imageset/cover@2x.png")
      .path
  }

  /// The fetcher of a run of the tool.
  private func fetcher(_ arguments: [String], allowing hosts: String? = nil) throws -> ResourceFetcher {
    var variables = ["HOME": bench.folder.path]
    variables["ALMANAC_ALLOW_HOSTS"] = hosts
    return try NetworkArguments.parse(arguments).options.fetcher(ToolEnvironment(variables), showsProgress: false)
  }

  @Test(
    arguments: [
      (["--allow-host", "127.0.0.1"], nil), (["--allow-host", "nas.local", "--allow-host", "127.0.0.0/8"], nil),
      ([], "127.0.0.1"), (["--allow-host", "nas.local"], "10.0.0.1 127.0.0.1"),
    ] as [([String], String?)])
  func `a private host is allowed by an option or a variable`(arguments: [String], hosts: String?) async throws {
    let found = try await fetcher(arguments, allowing: hosts).picture(at: server.url("/a"))
    #expect(found.origin == .server)
    #expect(try bench.names(in: ".cache/almanac/pictures").count == 1)
  }

  @Test func `without permission no private host is contacted`() async throws {
    await #expect(throws: FetchError.self) {
      try await fetcher(["--allow-host", "nas.local"]).picture(at: server.url("/a"))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `offline shows the cache, and contacts nobody`() async throws {
    let own = ["--allow-host", "127.0.0.1"]
    _ = try await fetcher(own).picture(at: server.url("/a"))
    let offline = try fetcher(own + ["--offline"])
    guard case .stale(_, .offline) = try await offline.picture(at: server.url("/a")).origin else {
      Issue.record("the copy has no date until which it is good")
      return
    }
    await #expect(throws: FetchError.offline) { try await offline.picture(at: server.url("/b")) }
    #expect(server.requests.count == 1)
  }
}
