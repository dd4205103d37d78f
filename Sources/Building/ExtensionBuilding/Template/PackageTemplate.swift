package import Foundation
import SystemIO

/// The package that `init` creates: a widget, a test of it, and a script that draws it.
package struct PackageTemplate: Sendable {
  /// The name of the package, its module and its tool.
  package let name: String
  private let almanac: AlmanacPackage
  /// Whether Almanac's folder was given, so that the script needs it too.
  private let isAlmanacGiven: Bool
  /// The tool that creates the package, and that the script tries first.
  private let tool: URL?

  /// - Throws: `.usage` if the name is invalid, or the name of one of Almanac's modules.
  package init(
    name: String, almanac: AlmanacPackage, isAlmanacGiven: Bool = false, tool: URL?
  ) throws(ExtensionBuildingError) {
    guard ModuleName.isIdentifier(name), ModuleName.plain(name) == name else {
      let other = ModuleName.plain(name)
      let hint = ModuleName.isIdentifier(other) && other.contains(where: \.isLetter) ? ", such as \(other)" : ""
      throw ExtensionBuildingError(
        .usage, "invalid module name '\(name)'; use letters, digits and _, without a leading digit\(hint)")
    }
    guard !almanac.moduleNames.union(almanac.targetNames).contains(name) else {
      throw ExtensionBuildingError(
        .usage, "the name '\(name)' is used by a module that the widget imports; use another, such as \(name)Widget")
    }
    self.name = name
    self.almanac = almanac
    self.isAlmanacGiven = isAlmanacGiven
    self.tool = tool
  }

  /// Atomically creates the folder `NAME` in another.
  ///
  /// - Returns: The folder.
  /// - Throws: `.cannotCreate` if it exists or cannot be created.
  package func write(in parent: URL) throws(ExtensionBuildingError) -> URL {
    let folder = parent.appending(path: name, directoryHint: .isDirectory)
    guard !InputFile.exists(folder) else {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): already exists; use another name or folder")
    }
    let half = parent.appending(path: ".almanac-\(UUID().uuidString)", directoryHint: .isDirectory)
    let manager = FileManager.default
    defer { try? manager.removeItem(at: half) }
    do {
      for (path, text) in files {
        let file = half.appending(path: path)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if path == "preview" { try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
      }
      try manager.moveItem(at: half, to: folder)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be created: \(error.localizedDescription)")
    }
    return folder
  }

  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/\(name).swift", WidgetTemplate(name: name).text),
      ("Sources/\(name)/DayView.swift", WidgetTemplate.view),
      ("Tests/\(name)Tests/DayTests.swift", WidgetTemplate(name: name).test), ("preview", script),
      ("README.md", readme), (".gitignore", "/.build\n/pictures\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(quoted(name)),
      dependencies: [
        .package(name: "almanac", path: \(quoted(almanac.folder.path)))
      ],
      targets: [
        .executableTarget(
          name: \(quoted(name)),
          dependencies: [
            .product(name: "SwiftUI", package: "almanac"),
            .product(name: "WidgetKit", package: "almanac"),
          ]),
        .testTarget(
          name: \(quoted(name + "Tests")),
          dependencies: [
            .byName(name: \(quoted(name))),
            .product(name: "SwiftUI", package: "almanac"),
            .product(name: "WidgetTesting", package: "almanac"),
          ]),
      ]
    )

    """
  }

  /// Uses the tool that created the package, which has compiled Almanac already; the package manager needs minutes
  /// for it.
  private var script: String {
    let place = tool.map(\.path.shellWord) ?? "almanac"
    let option = isAlmanacGiven ? " --almanac \(almanac.folder.path.shellWord)" : ""
    return """
      #!/usr/bin/env bash
      # Draws the widget in every family, light and dark, into pictures/: ./preview [options of gallery, such as --scale 3]
      set -euo pipefail
      cd "$(dirname "${BASH_SOURCE[0]}")"

      almanac=\(place)
      command -v "$almanac" >/dev/null || almanac=almanac
      if command -v "$almanac" >/dev/null; then
        tool=.build/\(name)
        "$almanac" build .\(option) -o "$tool" >/dev/null
      else
        swift build --product \(name)
        tool=$(swift build --show-bin-path)/\(name)
      fi
      "$tool" gallery --output pictures "$@"
      echo "open pictures/index.html"

      """
  }

  private var readme: String {
    """
    # \(name)

    A WidgetKit widget, drawn on Linux by Almanac.

        ./preview          # draws every family, light and dark; open pictures/index.html
        swift test         # tests the entry, the layout and the picture

    The widget is in `Sources/\(name)`: `\(name).swift` has the timeline, `DayView.swift` what it looks like.

    ## Snapshot tests

    Two tests compare the previews, and a view, with pictures of them. There are none yet, so the first `swift test`
    records them under `Tests/\(name)Tests/__Snapshots__`, and fails once to say so. Look at the pictures and commit them.
    After a change that is meant:

        ALMANAC_SNAPSHOTS=failed swift test

    """
  }
}
