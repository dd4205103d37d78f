import ToolOptions
import Widgets
import Yams

extension ConfigurationReader {
  /// The kinds in `serve: { on-demand: […] }`.
  mutating func servedKinds(_ node: Node) -> [String] {
    guard case .mapping(let mapping) = node else {
      addError("serve must be a mapping: on-demand: [KIND, …]", at: node)
      return []
    }
    let entries = entries(of: mapping, allowed: ["on-demand"])
    return entries.flatMap { list($0.value, of: $0.name) }.compactMap { kind($0)?.kind }
  }
}
