import ConfigurationIntents
import Foundation
import Localization
import Timelines
package import Widgets

/// What `list --json` says of a setting.
package struct ParameterReport: Codable {
  /// How many values there may be in an array.
  struct Count: Codable {
    let minimum: Int?
    let maximum: Int?
  }

  /// As it is written in `--set NAME=VALUE`.
  let name: String
  let title: String
  let description: String?
  /// The type of one value: `Int`, `String`, or that of an enumeration or entity.
  let type: String
  let isArray: Bool
  let isOptional: Bool
  /// The values it has unless it is set, as they are written; none for nothing.
  let defaults: [String]
  /// What it may be set to; nil for anything of its type.
  let choices: [ParameterChoice]?
  /// Why the choices are not known.
  let choicesError: String?
  let minimum: Double?
  let maximum: Double?
  let count: Count?
  let countByFamily: [String: Count]?
  /// The families in which people are shown it; nil for all.
  let families: [String]?
  /// When people are shown it: alternatives, each a list of conditions that all must hold. Nil for always.
  let shownWhen: [[String]]?
  /// Why it cannot be given on the command line; nil if it can.
  let unsupported: String?

  /// Asks for the choices, for as long as `WidgetSettings.timeLimit`.
  init(_ named: IntentSettings.Named, of settings: IntentSettings) async {
    let (form, details) = (named.parameter._form, named.parameter._details)
    name = named.name
    title = named.title
    description = details.description.map { String(localized: $0) }
    type = form.name
    (isArray, isOptional) = (form.isArray, form.isOptional)
    defaults = named.parameter._written
    do {
      choices = try await named.choices(for: settings.scope, within: WidgetSettings.timeLimit)
      choicesError = nil
    } catch {
      choices = nil
      choicesError = "\(error)"
    }
    minimum = details.bounds?.lower
    maximum = details.bounds.flatMap { $0.upper.isFinite ? $0.upper : nil }
    count = details.sizes.all.map { Count($0) }
    let byFamily = details.sizes.byFamily.map { ($0.key.rawValue, Count($0.value)) }
    countByFamily = byFamily.isEmpty ? nil : Dictionary(byFamily) { $1 }
    families = settings.families(of: named)?.map(\.rawValue).sorted()
    shownWhen = settings.conditions(of: named)
    unsupported = form.obstacle
  }

  /// The line that `list` prints: `count: Int = 3, 1 to 10`.
  package var line: String {
    var words = "\(name): \(isArray ? "[\(type)]" : type)\(isOptional ? "?" : "")"
    if !defaults.isEmpty { words += " = \(defaults.map(spoken).joined(separator: ","))" }
    if let minimum { words += maximum.map { ", \(minimum.formatted()) to \($0.formatted())" } ?? ", from \(minimum)" }
    if let choices {
      let shown = choices.prefix(8).map { spoken($0.value) }.joined(separator: ", ")
      words += choices.isEmpty ? ", no choices" : " (\(shown)\(choices.count > 8 ? ", …" : ""))"
    }
    words += place
    if choicesError != nil { words += ", its choices cannot be asked for" }
    if unsupported != nil { words += ", cannot be set here" }
    return words
  }

  /// Where people are shown it: `, in systemSmall, if fruit is apple`.
  private var place: String {
    if families?.isEmpty == true || shownWhen?.isEmpty == true { return ", not shown to people" }
    let list = families.map { ", in \($0.joined(separator: ", "))" } ?? ""
    let conditions = shownWhen?.map { $0.joined(separator: " and ") }.joined(separator: ", or ")
    return list + (conditions.map { ", if \($0)" } ?? "")
  }

  /// A value as people know it: the identifiers of many entities say nothing, and `--set` takes titles too.
  private func spoken(_ value: String) -> String {
    guard UUID(uuidString: value) != nil else { return value }
    return choices?.first { $0.value == value }?.title ?? value
  }
}

extension ParameterReport.Count {
  fileprivate init(_ size: IntentCollectionSize) { self.init(minimum: size.min, maximum: size.max) }
}

/// What `list --json` says of settings that a provider recommends.
struct RecommendationReport: Codable {
  let description: String
  /// The values as they are written, by name.
  let values: [String: [String]]
}

extension WidgetReport {
  /// Adds the settings of a widget that has any, and asks for their choices.
  package func withSettings(of kind: WidgetKind) async -> WidgetReport {
    guard let settings = kind.settings else { return self }
    var report = self
    let intent = settings.make()
    await intent.fillDefaults(within: WidgetSettings.timeLimit)
    var parameters: [ParameterReport] = []
    for named in intent.parameters { parameters.append(await ParameterReport(named, of: intent)) }
    report.parameters = parameters
    let recommendations = settings.recommendations().map {
      RecommendationReport(description: $0.description, values: $0.settings.written)
    }
    report.recommendations = recommendations.isEmpty ? nil : recommendations
    return report
  }
}
