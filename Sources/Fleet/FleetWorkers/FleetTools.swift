import FleetStore
package import Foundation
import SystemIO

/// The programs that have the widgets of a worker.
package struct FleetTools: Sendable {
  package struct Tool: Hashable, Sendable {
    package let path: String
    /// Distinguishes the program from others with its name.
    package let version: String
    /// Whether it is this program, whose code may see the data of all owners.
    package let isOwn: Bool
  }

  package private(set) var tools: [String: Tool]

  /// The name of this program's own widgets.
  package static let ownName = "almanac"

  /// The path of this program.
  package static var ownProgram: String {
    URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath().path
  }

  /// - Parameter folder: A folder with programs, such as those that `almanac build` makes; nil for none.
  /// - Throws: A Foundation error if the folder cannot be read.
  package init(folder: URL?) throws {
    let program = Self.ownProgram
    tools = [Self.ownName: Tool(path: program, version: try Self.version(of: program), isOwn: true)]
    guard let folder else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasPrefix(".") {
      let path = folder.appending(path: name).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
        access(path, X_OK) == 0, ![Self.ownName, FleetDatabase.stackTool].contains(name)
      else { continue }
      tools[name] = Tool(path: path, version: try Self.version(of: path), isOwn: false)
    }
  }

  /// The names of the programs that are not ours.
  package var foreignNames: [String] { tools.filter { !$0.value.isOwn }.keys.sorted() }

  /// This program alone.
  package var own: FleetTools {
    var own = self
    own.tools = tools.filter(\.value.isOwn)
    return own
  }

  /// The names of the tools, and of stacks, which need no program.
  package var names: [String] { (tools.keys + [FleetDatabase.stackTool]).sorted() }

  package var versions: [String: String] { tools.mapValues(\.version) }

  private static func version(of path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    return String(ContentHash(data).digits.prefix(versionLength))
  }

  private static let versionLength = 12
}
