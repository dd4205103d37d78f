package import ArgumentParser
package import Foundation
package import Widgets

/// The parser's form of an action.
package protocol ActionCommand: AsyncParsableCommand {
  associatedtype Bundle: WidgetBundle
  associatedtype Action: CommandAction
  var action: Action { get }
}

extension ActionCommand {
  package var timeZone: TimeZone { action.timeZone ?? .gmt }
  package func validate() throws { try action.validate() }
  package func run() async throws { try await action.run(Bundle.self) }
}
