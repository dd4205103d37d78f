import Foundation

/// A module of the extension, whose objects are in a folder of their own.
struct RepeatedModule {
  let name: String
  /// The folder of the workspace with its sources, or links to them.
  let sources: URL
  let folder: URL
  /// Whether no other module imports it.
  let isMain: Bool

  private var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
  }

  var objects: [String] { files.map(object) }

  private func object(of file: String) -> String {
    folder.appending(path: "\(name).\(URL(fileURLWithPath: file).lastPathComponent).o").path
  }

  /// What decides whether it has to be compiled again.
  var state: ModuleState {
    ModuleState(
      files: files.map { file in
        var status = stat()
        let isThere = stat(file, &status) == 0
        return ModuleState.File(
          path: file, inode: UInt64(status.st_ino), size: isThere ? Int(status.st_size) : -1,
          seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
      })
  }

  private var outputMap: URL { folder.appending(path: "\(name).outputs.json") }
  private var sourceList: URL { folder.appending(path: "\(name).sources") }

  /// Writes the lists that the compiler reads.
  func writeLists() throws(ExtensionBuildingError) {
    let outputs = Dictionary(uniqueKeysWithValues: files.map { ($0, ["object": object(of: $0)]) })
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(outputs).write(to: outputMap)
      let quoted = files.map { $0.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ") }
      try Data(quoted.joined(separator: "\n").utf8).write(to: sourceList)
    } catch {
      throw ExtensionBuildingError(.cannotCreate, "\(folder.path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// The arguments of the package manager's command, for this folder.
  func arguments(_ command: [String]) -> [String] {
    var edits = CommandLineEdits(Array(command.dropFirst()))
    edits.remove(["-parseable-output", "-emit-dependencies", "-serialize-diagnostics", "-emit-module"])
    edits.removeValues(of: ["-output-file-map", "-emit-module-path"])
    _ = edits.take { $0.hasPrefix("@") }
    edits.append(["-output-file-map", outputMap.path, "@\(sourceList.path)"])
    if !isMain {
      edits.append(["-emit-module", "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path])
    }
    // Its modules come before those of the package manager's build.
    return ["-I", folder.path] + edits.arguments
  }
}

/// The sources of a module at some time.
struct ModuleState: Equatable {
  struct File: Equatable {
    let path: String
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  let files: [File]
}
