import Foundation
import RepositoryFiles
import Testing

/// `Scripts/release-notes`, and the changelog that it reads.
@Suite struct ReleaseNotesTests {
  private let bench: ToolBench

  private static let changelog = """
    # Changelog

    ## [Unreleased]

    ## [0.0.2] - 2026-12-24

    ### Fixed

    - A picture was
      [late](Docs/Serve.md), or `never` there.
    - Another.

    ```sh
    almanac
      render
    ```

    | a | b |
    | --- | --- |

    ## [0.0.1] - 2026-12-01

    The first one.
    """

  init() throws {
    bench = try ToolBench()
    try write(Self.changelog)
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: bench.folder.appending(path: "CHANGELOG.md"))
  }

  private func notes(_ words: String...) async throws -> ToolRun {
    try await bench.run(
      words + ["--changelog", bench.path("CHANGELOG.md")], executable: Repository.file("Scripts/release-notes"))
  }

  @Test func `the section of a version is printed, a paragraph on a line`() async throws {
    let run = try await notes("0.0.2")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.text == """
        ### Fixed

        - A picture was [late](Docs/Serve.md), or `never` there.
        - Another.

        ```sh
        almanac
          render
        ```

        | a | b |
        | --- | --- |

        """)
    #expect(try await notes("v0.0.1").text == "The first one.\n")
    let linked = try await notes("0.0.2", "--source", "https://example.org/blob/v0.0.2/")
    #expect(linked.text.contains("[late](https://example.org/blob/v0.0.2/Docs/Serve.md)"))
  }

  @Test(arguments: ["0.0.3", "0.0", "Unreleased"])
  func `a version with nothing to say is an error`(version: String) async throws {
    let run = try await notes(version)
    #expect(run.exitCode == 66 && run.output.isEmpty)
    #expect(run.errors == "release-notes: CHANGELOG.md has nothing about \(version)\n")
  }

  @Test(arguments: [
    ("## [Unreleased]", "## [Next]", "the first heading is not [Unreleased]"),
    ("2026-12-24", "2026-13-24", "not a version with a date: [0.0.2] - 2026-13-24"),
    ("2026-12-24", "2026-11-24", "not newer than the version below it: 0.0.2"),
    ("[0.0.2]", "[0.0.1]", "not newer than the version below it: 0.0.1"),
    ("[0.0.2]", "[99.0.0]", "newer than the sources: 99.0.0"),
  ])
  func `the check finds mistakes`(old: String, new: String, answer: String) async throws {
    #expect(try await notes("--check").exitCode == 0)
    try write(Self.changelog.replacing(old, with: new))
    let run = try await notes("--check")
    #expect(run.exitCode == 1 && run.errors.contains("CHANGELOG.md: \(answer)\n"), "\(run.errors)")
  }
}
