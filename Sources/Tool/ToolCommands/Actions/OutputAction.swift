package import Foundation
import ToolConfiguration
package import ToolOptions

/// An action that keeps the pictures of an output folder up to date. Its arguments are kinds of widgets.
package protocol OutputAction: CommandAction {
  var placing: OutputOptions { get set }
  var drawing: DrawingOptions { get set }
  /// The option that only this action has.
  static var ownOption: PlainOption<Self> { get }
}

extension OutputAction {
  package static var options: [PlainOption<Self>] {
    OutputOptions.plain.map { $0.applied(to: \.placing) } + [ownOption]
      + DrawingOptions.plain.map { $0.applied(to: \.drawing) }
  }

  package mutating func add(_ argument: String) -> Bool {
    placing.kinds.append(argument)
    return true
  }

  package var timeZone: TimeZone? { placing.timeZone(drawing) }

  package func validate() throws { try validateOptions() }

  /// Checks the options that these actions share.
  func validateOptions() throws {
    try placing.validate()
    try drawing.validate()
    try placing.checkAgainstFile(drawing)
  }
}
