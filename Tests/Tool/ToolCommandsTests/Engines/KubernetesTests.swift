import Foundation
import RepositoryFiles
import Testing
import Yams

private enum Validator {
  static var path: String {
    let variables = ProcessInfo.processInfo.environment
    let cache = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "/root") + "/.cache"
    return cache + "/almanac/kubernetes/bin/kubernetes-validate"
  }

  /// Whether it is installed, or has to be: in CI.
  static var isExpected: Bool {
    access(path, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil
  }
}

/// The manifest of Docs/Kubernetes.md, without a cluster: its schema, and the script of its pods.
@Suite(.timeLimit(.minutes(60)))
struct KubernetesTests {
  private struct Manifest {
    let text: String
    let job: [String: Any]
    let container: [String: Any]

    init() throws {
      text = try Repository.example(in: "Docs/Kubernetes.md", with: "kind: Job")
      let root = try #require(try Yams.load(yaml: text) as? [String: Any])
      job = try #require(root["spec"] as? [String: Any])
      let template = try #require(job["template"] as? [String: Any])
      let pod = try #require(template["spec"] as? [String: Any])
      container = try #require((pod["containers"] as? [[String: Any]])?.first)
    }

    var variables: [String: String] {
      let list = container["env"] as? [[String: String]] ?? []
      return Dictionary(list.map { ($0["name"] ?? "", $0["value"] ?? "") }, uniquingKeysWith: { $1 })
    }
  }

  @Test(
    .enabled(
      if: Validator.isExpected,
      "needs kubernetes-validate; Scripts/bootstrap --tests installs it"),
    arguments: ["1.29", "1.33", "1.36"])
  func `the manifest follows Kubernetes' schema`(version: String) async throws {
    let tools = try ToolBench()
    func validate(_ text: String) async throws -> ToolRun {
      try Data(text.utf8).write(to: tools.folder.appending(path: "job.yaml"))
      return try await tools.run(
        ["--strict", "-k", version, "job.yaml"], executable: URL(filePath: Validator.path))
    }
    let manifest = try Manifest()
    let run = try await validate(manifest.text)
    #expect(run.exitCode == 0, "\(run.text) \(run.errors)")
    // It finds what is wrong.
    #expect(try await validate(manifest.text.replacing("parallelism:", with: "paralelism:")).exitCode != 0)
  }

  @Test func `the pods draw what one process draws, in as many shares as indexes`() async throws {
    let manifest = try Manifest()
    let shares = try #require(manifest.job["completions"] as? Int)
    #expect(manifest.job["completionMode"] as? String == "Indexed")
    #expect(manifest.variables["SHARES"] == "\(shares)")
    let bench = try await EngineBench()
    let words =
      try #require(manifest.container["command"] as? [String])
      + (try #require(manifest.container["args"] as? [String]))
    func pod(_ index: Int, named name: String) async throws -> ToolRun {
      let variables = ["SHARES": "\(shares)", "JOB_COMPLETION_INDEX": "\(index)", "HOSTNAME": name, "PATH": bench.path]
      return try await bench.tools.run(
        Array(words.dropFirst()), environment: variables, executable: URL(filePath: "/bin/\(words[0])"))
    }
    for index in 0..<shares {
      let run = try await pod(index, named: "pictures-\(index)")
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    #expect(try bench.firstDifference() == nil)
    let answers = try bench.answers()
    #expect(answers.count == 60 && answers.allSatisfy { $0["exitCode"] as? Int == 0 })
    // Another pod for an index draws what is missing, whatever the first has left.
    try FileManager.default.removeItem(atPath: bench.tools.path("pictures/13.png"))
    try Data().write(to: bench.tools.folder.appending(path: "pictures/23.png"))
    #expect(try await pod(3, named: "pictures-3-again").exitCode == 0)
    #expect(try bench.firstDifference() == nil)
    let again = try bench.answers(in: "answers/3.ndjson").filter { $0["skipped"] == nil }
    #expect(again.map { $0["id"] as? String } == ["13", "23"])
    // An index without requests must not succeed.
    try FileManager.default.removeItem(atPath: bench.tools.path("requests.ndjson"))
    #expect(try await pod(0, named: "pictures-0-again").exitCode != 0)
  }
}
