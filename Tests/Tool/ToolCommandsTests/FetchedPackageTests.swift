import Foundation
import Testing

extension ToolBench {
  /// Writes a file, and its parent folders.
  fileprivate func write(_ text: String, at path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// Remote packages that are written for Apple's systems.
extension BuildTests {
  @Test func `a fetched package that does not compile is compiled like the user's own code`() async throws {
    let bench = try ToolBench()
    let kit = bench.folder.appending(path: "TintKit")
    try bench.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "TintKit", products: [.library(name: "TintKit", targets: ["TintKit"])], targets: [.target(name: "TintKit")])
      """, at: "TintKit/Package.swift")
    try bench.write(
      """
      import SwiftUI
      import UIKit
      public enum Tint { public static var brand: Color { Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)) } }
      """, at: "TintKit/Sources/TintKit/Tint.swift")
    for arguments in [
      ["init", "--quiet", "--initial-branch=main"], ["add", "."],
      ["-c", "user.name=T", "-c", "user.email=t@localhost", "commit", "--quiet", "-m", "Begin"],
    ] {
      let run = try await bench.run(
        ["git", "-C", kit.path] + arguments, environment: environment, executable: URL(fileURLWithPath: "/usr/bin/env"))
      try #require(run.exitCode == 0, Comment(rawValue: run.errors))
    }
    try bench.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Tinted", dependencies: [.package(url: "file://\(kit.path)", branch: "main")],
        targets: [.executableTarget(name: "Tinted", dependencies: [.product(name: "TintKit", package: "TintKit")])])
      """, at: "Tinted/Package.swift")
    try bench.write(
      """
      import SwiftUI
      import TintKit
      import WidgetKit

      struct Line: TimelineEntry { let date = Date(timeIntervalSince1970: 0) }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Line { Line() }
        func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) { completion(Line()) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
          completion(Timeline(entries: [Line()], policy: .never))
        }
      }
      @main struct Tinted: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "tinted", provider: Provider()) { _ in
            Text("Fetched").foregroundStyle(Tint.brand).containerBackground(.white, for: .widget)
          }
        }
      }
      """, at: "Tinted/Sources/Tinted/Tinted.swift")
    // Twice, because the package manager may remove an unused checkout only in the second build.
    for _ in 1...2 {
      let build = try await bench.run(["build", "Tinted", "-o", "tool"], environment: environment)
      try #require(build.exitCode == 0, Comment(rawValue: build.errors))
    }
    let run = try await bench.runTool("tool", ["render", "tinted", "--dump", "display-list"])
    #expect(run.text.contains("Fetched"))
  }
}
