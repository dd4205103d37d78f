package import Foundation

/// A package with one widget, a test of it, and a script that draws it: what `init` makes.
package struct PackageTemplate: Sendable {
  /// The name of the package, its module and its tool.
  package let name: String
  private let almanac: AlmanacPackage
  /// Whether Almanac's folder was named, so that the script has to name it too.
  private let isAlmanacGiven: Bool
  /// The tool that makes it, which the script asks first.
  private let tool: URL?

  /// - Throws: `.usage` when the name is none that a module can have, or one that Almanac's modules have.
  package init(
    name: String, almanac: AlmanacPackage, isAlmanacGiven: Bool = false, tool: URL?
  ) throws(ExtensionBuildingError) {
    guard ModuleName.isIdentifier(name), ModuleName.plain(name) == name else {
      let other = ModuleName.plain(name)
      let hint = ModuleName.isIdentifier(other) && other.contains(where: \.isLetter) ? ", such as \(other)" : ""
      throw ExtensionBuildingError(
        .usage, "“\(name)” is no name for a module of Swift: take letters, digits and _, and no digit first\(hint)")
    }
    guard !almanac.moduleNames.union(almanac.targetNames).contains(name) else {
      throw ExtensionBuildingError(
        .usage, "“\(name)” is the name of a module that the widget imports; take another, such as \(name)Widget")
    }
    self.name = name
    self.almanac = almanac
    self.isAlmanacGiven = isAlmanacGiven
    self.tool = tool
  }

  /// Makes the folder `NAME` in another, whole or not at all.
  ///
  /// - Returns: The folder.
  /// - Throws: `.cannotCreate` when it is there already or cannot be made.
  package func write(in parent: URL) throws(ExtensionBuildingError) -> URL {
    let folder = parent.appending(path: name, directoryHint: .isDirectory)
    guard !InputFile.exists(folder) else {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): is there already; take another name or folder")
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
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be made: \(error.localizedDescription)")
    }
    return folder
  }

  /// The files by their paths.
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

  /// Asks the tool that made the package, which has Almanac compiled already; the package manager needs minutes for it.
  private var script: String {
    let place = tool.map { Self.quotedForShell($0.path) } ?? "almanac"
    let option = isAlmanacGiven ? " --almanac \(Self.quotedForShell(almanac.folder.path))" : ""
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

  private static func quotedForShell(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private var readme: String {
    """
    # \(name)

    A WidgetKit widget, drawn on Linux by Almanac.

        ./preview          # draws every family, light and dark; open pictures/index.html
        swift test         # tests the entry, the layout and the picture

    The widget is in `Sources/\(name)`: `\(name).swift` has the timeline, `DayView.swift` what it looks like.

    ## Snapshot tests

    The test `the sun at noon looks as it did` compares a view with a picture of it. There is none yet, so the first
    `swift test` records it under `Tests/\(name)Tests/__Snapshots__`, and fails once to say so. Look at the picture and
    commit it. After a change that is meant:

        ALMANAC_SNAPSHOTS=failed swift test

    """
  }
}
