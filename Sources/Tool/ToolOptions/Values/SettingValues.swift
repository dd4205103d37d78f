import ArgumentParser
import ConfigurationIntents
package import Timelines
package import ToolReports
package import Widgets

/// The values of `--set`: texts by the names of parameters.
package struct SettingValues: Hashable, Sendable {
  package let texts: [String: [String]]
  /// The names, in the order in which they were first given.
  package let names: [String]

  /// Parses `NAME=VALUE` arguments.
  ///
  /// - Throws: A validation error, with exit code 64, for an argument without a name or an equals sign.
  package init(_ arguments: [String]) throws {
    var (texts, names): ([String: [String]], [String]) = ([:], [])
    for argument in arguments {
      guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else {
        throw ValidationError("invalid setting '\(argument)'. Use a name and a value: --set count=3.")
      }
      let name = String(argument[..<sign])
      if texts[name] == nil { names.append(name) }
      texts[name, default: []].append(String(argument[argument.index(after: sign)...]))
    }
    (self.texts, self.names) = (texts, names)
  }

  /// Whether they contain the attributes of a Live Activity.
  var haveActivityData: Bool { texts["attributes"] != nil }

  /// Checks that one of `kinds` has each of the settings.
  ///
  /// - Throws: A validation error, with exit code 64, that lists the settings and suggests the nearest.
  package func check(against kinds: [WidgetKind]) throws {
    let known = kinds.flatMap(\.settingNames)
    for name in names where !known.contains(name) {
      let suggestion = name.nearest(among: known).map { " Did you mean '\($0)'?" } ?? ""
      let list =
        known.isEmpty ? "The widget has no settings." : "Choose from: \(known.uniqued.joined(separator: ", "))."
      throw ValidationError("unknown setting '\(name)'.\(suggestion) \(list)")
    }
  }

  /// The widget with the settings that it has.
  ///
  /// - Throws: A failure with exit code 64 for an invalid value, 65 for a setting without a value, 69 if the choices
  ///   cannot be loaded.
  package func applied(to kind: WidgetKind, in family: WidgetFamily?) async throws(ToolError) -> WidgetKind {
    do {
      let own = kind.settingNames
      return try await kind.set(
        texts.filter { own.contains($0.key) }, in: family.flatMap { IntentWidgetFamily(rawValue: $0.description) })
    } catch let fault as SettingError {
      throw ToolError(fault)
    } catch let error as ActivityDataError where error.isMissing {
      throw ToolError("\(error)", exitCode: .validationFailure)
    } catch {
      throw ToolError("\(error)", exitCode: .badData)
    }
  }
}

extension WidgetKind {
  /// The names of its settings.
  package var settingNames: [String] { settings?.make().parameters.map(\.name) ?? [] }
}

extension ToolError {
  fileprivate init(_ fault: SettingError) {
    switch fault {
    case .failed: self.init(fault.description, exitCode: .unavailable)
    case .notAmong(let choices, _, let value):
      // Similar digits do not make a number more likely.
      let similar = Double(value) == nil ? value.nearest(among: choices.map(\.value)) : nil
      let suggestion = similar.map { " Did you mean '\($0)'?" } ?? ""
      self.init(fault.description + suggestion, exitCode: .validationFailure)
    default: self.init(fault.description, exitCode: .validationFailure)
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
