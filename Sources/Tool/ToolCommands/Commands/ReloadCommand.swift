package import ArgumentParser
import Foundation
import Rendering
import Scheduling
import SharedFolders
import SystemIO
import ToolOptions
import ToolReports
package import Widgets

package struct ReloadCommand<Bundle: WidgetBundle>: AsyncParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "reload",
      abstract: "Request new timelines, as WidgetCenter does; the next refresh reloads them in every output.",
      discussion: "Example: \(ToolName.invoked) reload KIND")
  }

  @Argument(help: "Kinds of widgets, or names of stacks.")
  var kinds: [String] = []

  @Flag(help: "Reload all widgets, of this tool and of others.")
  var all = false

  package init() {}

  package func validate() throws {
    if kinds.isEmpty != all { throw ValidationError("Use either one or more kinds, or --all.") }
  }

  /// The named kinds, and the kinds in the named stacks.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the kinds.
  private var askedKinds: [String] {
    get throws {
      let environment = ToolEnvironment()
      let world = DrawingOptions.plainWorld(environment, locale: Locale(identifier: "en_US"))
      let widgets = BundleWidgets(of: Bundle.self, in: world)
      return try kinds.flatMap { name in
        do {
          return [try widgets.kind(named: name).kind]
        } catch {
          let members = (try? environment.knownOutputs.outputs())??.flatMap { $0.kinds(inStack: name) } ?? []
          if members.isEmpty { throw error }
          return members
        }
      }
    }
  }

  package func run() async throws {
    let requests = ToolEnvironment().requests
    try ToolError.reporting {
      do {
        let asked = all ? [] : Set(try askedKinds).sorted()
        if all { try requests.request(forKind: nil) }
        for kind in asked { try requests.request(forKind: kind) }
        try Console.print("requested new timelines: \(all ? "all widgets" : asked.joined(separator: ", ").printable)")
      } catch let error as AtomicFileError {
        throw ToolError(error)
      }
    }
  }
}
