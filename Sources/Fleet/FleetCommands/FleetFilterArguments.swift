import ArgumentParser
import FleetStore

/// Which widgets a command is about.
struct FleetFilterArguments: ParsableArguments {
  @Option(help: "Those of this owner.")
  var owner: String?

  @Option(help: "Those with this name.")
  var name: String?

  @Option(help: "Those of this kind.")
  var kind: String?

  @Option(help: ArgumentHelp("Those of this program.", valueName: "name"))
  var tool: String?

  @Flag(help: "All widgets.")
  var all = false

  func validate() throws {
    let isLimited = [owner, name, kind, tool].contains { $0 != nil }
    if isLimited == all { throw ValidationError("Give --owner, --name, --kind or --tool, or --all.") }
  }

  var filter: FleetDatabase.Filter {
    var filter = FleetDatabase.Filter()
    (filter.owner, filter.name, filter.kind, filter.tool) = (owner, name, kind, tool)
    return filter
  }
}
