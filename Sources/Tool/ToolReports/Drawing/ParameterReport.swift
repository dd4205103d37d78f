import ConfigurationIntents
import Foundation
import Localization
import Timelines
package import Widgets

/// The JSON of a widget's setting.
package struct ParameterReport: Codable {
  /// The allowed number of values of an array.
  struct Count: Codable {
    let minimum: Int?
    let maximum: Int?
  }

  /// The name for `--set NAME=VALUE`.
  let name: String
  let title: String
  let description: String?
  /// The type of a single value: `Int`, `String`, or the name of an enumeration or entity.
  let type: String
  let isArray: Bool
  let isOptional: Bool
  /// The default values, in the form of `--set`; empty if there are none.
  let defaults: [String]
  /// The allowed values; nil for any value of the type.
  let choices: [ParameterChoice]?
  /// Why the choices could not be loaded.
  let choicesError: String?
  let minimum: Double?
  let maximum: Double?
  let count: Count?
  let countByFamily: [String: Count]?
  /// The families for which the setting is shown; nil for all.
  let families: [String]?
  /// When the setting is shown: alternatives, each a list of conditions that must all hold; nil for always.
  let shownWhen: [[String]]?
  /// Why it cannot be set on the command line; nil if it can.
  let unsupported: String?

  /// Loads the choices, with the timeout `WidgetSettings.timeLimit`.
  init(_ named: IntentSettings.Named, of settings: IntentSettings) async {
    let (form, details) = (named.parameter._form, named.parameter._details)
    name = named.name
    title = named.title
    description = details.description.map { String(localized: $0) }
    type = form.name
    (isArray, isOptional) = (form.isArray, form.isOptional)
    defaults = named.parameter._texts
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

  /// A line of `list`: `count: Int = 3, 1 to 10`.
  package var line: String {
    var words = "\(name): \(isArray ? "[\(type)]" : type)\(isOptional ? "?" : "")"
    if !defaults.isEmpty { words += " = \(defaults.map(displayText).joined(separator: ","))" }
    if let minimum { words += maximum.map { ", \(minimum.formatted()) to \($0.formatted())" } ?? ", from \(minimum)" }
    if let choices {
      let shown = choices.prefix(8).map { displayText($0.value) }.joined(separator: ", ")
      words += choices.isEmpty ? ", no choices" : " (\(shown)\(choices.count > 8 ? ", …" : ""))"
    }
    words += place
    if choicesError != nil { words += ", choices not available" }
    if unsupported != nil { words += ", cannot be set on the command line" }
    return words
  }

  /// When the setting is shown: `, in systemSmall, if fruit is apple`.
  private var place: String {
    if families?.isEmpty == true || shownWhen?.isEmpty == true { return ", hidden" }
    let list = families.map { ", in \($0.joined(separator: ", "))" } ?? ""
    let conditions = shownWhen?.map { $0.joined(separator: " and ") }.joined(separator: ", or ")
    return list + (conditions.map { ", if \($0)" } ?? "")
  }

  /// The title of a value: the identifiers of many entities mean nothing to people, and `--set` takes titles too.
  private func displayText(_ value: String) -> String {
    guard UUID(uuidString: value) != nil else { return value }
    return choices?.first { $0.value == value }?.title ?? value
  }
}

extension ParameterReport.Count {
  fileprivate init(_ size: IntentCollectionSize) { self.init(minimum: size.min, maximum: size.max) }
}

/// The JSON of a recommendation of a provider.
struct RecommendationReport: Codable {
  let description: String
  /// The values by name, in the form of `--set`.
  let values: [String: [String]]
}

extension WidgetReport {
  /// Adds the settings of a configurable widget, and loads their choices.
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
