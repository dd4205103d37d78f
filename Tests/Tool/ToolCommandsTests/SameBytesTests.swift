import Foundation
import Testing

/// Equal inputs give equal bytes in every environment.
@Suite struct SameBytesTests {
  private static let arguments = [
    "render", "comic", "--family", "systemMedium", "--at", ToolBench.date, "--locale", "ar", "-o", "-",
  ]

  private func bench() throws -> ToolBench {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 42, "name": "القمر الأجوف うつろな月", "progress": 7}"#)
    return bench
  }

  @Test func `time zone, language and other environment variables have no effect`() async throws {
    let bench = try bench()
    let plain = try await bench.run(Self.arguments)
    #expect(plain.exitCode == 0)
    let others = [
      ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
      ["TZ": "America/Los_Angeles", "LANG": "C", "LC_ALL": "POSIX"],
      ["LANGUAGE": "ja", "PANGO_LANGUAGE": "zh", "FONTCONFIG_FILE": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"],
      ["HOME": "/nonexistent", "FC_LANG": "ko", "G_MESSAGES_DEBUG": "all"],
    ]
    for environment in others {
      let run = try await bench.run(Self.arguments, environment: environment)
      #expect(run.exitCode == 0)
      #expect(run.output == plain.output, "\(environment)")
    }
  }

  @Test func `the working directory has no effect`() async throws {
    let bench = try bench()
    let here = try await bench.run(Self.arguments)
    let there = try await bench.run(Self.arguments, directory: URL(fileURLWithPath: "/"))
    #expect(here.exitCode == 0)
    #expect(here.output == there.output)
  }

  @Test func `the options for locale and time zone have an effect`() async throws {
    let bench = try bench()
    let arabic = try await bench.run(Self.arguments)
    let english = try await bench.run(Self.arguments.map { $0 == "ar" ? "en" : $0 })
    #expect(arabic.output != english.output)
  }

  @Test func `a gallery is the same with one job and with four`() async throws {
    let bench = try bench()
    for jobs in ["1", "4"] {
      let run = try await bench.run(
        ["gallery", "--at", ToolBench.date, "--scale", "1", "--jobs", jobs, "--output", "jobs-\(jobs)"])
      #expect(run.exitCode == 0)
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: bench.path("jobs-1")).sorted()
    #expect(files.count == 81)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: bench.path("jobs-4")).sorted() == files)
    for file in files { #expect(bench.data("jobs-1/\(file)") == bench.data("jobs-4/\(file)"), "\(file)") }
  }
}
