import Foundation

/// Links an extension in two parts: everything that its edits do not change is a shared library, which is linked once.
struct RepeatedLinking {
  private let command: [String]
  /// The package manager's list of all objects.
  private let allObjects: [String]
  private let folder: URL
  /// The extension's own modules.
  private let own: [String]
  private let libraries: SystemLibraries

  init(_ command: [String], folder: URL, own: [String], libraries: SystemLibraries) {
    (self.folder, self.own, self.libraries) = (folder, own, libraries)
    var edits = CommandLineEdits(Array(command.dropFirst()))
    edits.removeLinkerOptions(["--gc-sections"])
    edits.removeLinkerOptions(["--no-export-dynamic"])
    edits.remove(["-emit-executable", "-static-stdlib"])
    edits.removeValues(of: ["-o"])
    allObjects = edits.take { $0.hasPrefix("@") }
    self.command = edits.arguments + ["-L", folder.appending(path: "names").path]
  }

  private var file: URL { folder.appending(path: "libAlmanacModules.so") }

  /// The parts of Foundation that its archives consist of, and that its shared library has inside.
  private static let archives = [
    "CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_CFURLSessionInterface", "_CFXMLInterface",
  ]

  /// The arguments that link the shared library.
  func library() throws(ExtensionBuildingError) -> [String] {
    var names = SourceLinks(folder: folder.appending(path: "names"))
    // Objects name the archives that they would be linked with.
    for name in Self.archives { names.write("INPUT()\n", as: "lib\(name).so") }
    try names.writeToDisk()
    var objects: [String] = []
    for list in allObjects {
      let text = try InputFile.text(of: URL(fileURLWithPath: String(list.dropFirst())))
      objects += text.split(separator: "\n").map(String.init)
    }
    let others = objects.filter { object in !own.contains { object.contains("/\($0).build/") } }
    var list = SourceLinks(folder: folder, removesOthers: false)
    list.write(others.joined(separator: "\n"), as: "library.objects")
    try list.writeToDisk()
    var edits = CommandLineEdits(command)
    edits.removeDefinitions()
    return edits.arguments + [
      "-emit-library", "-o", file.path, "@\(folder.appending(path: "library.objects").path)",
    ]
  }

  /// The arguments that link the program.
  func program(_ program: URL, _ objects: [String]) -> [String] {
    command + objects + [
      "-emit-executable", "-o", program.path, "-L", folder.path, "-lAlmanacModules", "-Xlinker",
      "-rpath=\(folder.path)",
    ]
  }
}

extension CommandLineEdits {
  /// Removes the definition of `main` as the extension's entry point.
  fileprivate mutating func removeDefinitions() {
    guard let index = arguments.firstIndex(of: "--defsym") else { return }
    let value = arguments.dropFirst(index + 2).first ?? ""
    removeLinkerOptions(["--defsym", value])
  }
}
