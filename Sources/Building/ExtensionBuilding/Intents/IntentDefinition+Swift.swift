import Foundation

extension IntentDefinition.Intent {
  /// The name of Xcode's generated class.
  var swiftName: String { name.swiftTypeName + "Intent" }

  func swiftSource(table: String, enums: [IntentDefinition.Enumeration]) -> String {
    let properties = (parameters ?? []).map { $0.swiftSource(table: table, enums: enums) }
    return """
      public class \(swiftName): INIntent, @unchecked Sendable {
      \(properties.joined(separator: "\n").indented)
      }

      public protocol \(swiftName)Handling: AnyObject {}

      public enum \(swiftName)ResponseCode: Int, Sendable {
        case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
      }

      public class \(swiftName)Response: INIntentResponse {
        public let code: \(swiftName)ResponseCode
        public init(code: \(swiftName)ResponseCode, userActivity: NSObject?) {
          self.code = code
          super.init()
          self.userActivity = userActivity
        }
      }
      """
  }
}

extension IntentDefinition.Parameter {
  /// The property, as a parameter of the command line.
  func swiftSource(table: String, enums: [IntentDefinition.Enumeration]) -> String {
    let (type, kind) = IntentPropertyType.of(type, enumType: enumType, objectType: objectType, enums: enums.map(\.name))
    let several = hasSeveralValues == true
    let whole = several ? "[\(type)]?" : kind == .enumeration ? type : "\(type)?"
    var arguments = ["title: \(title(table))"]
    if !several, let value = defaultSource(kind, enums.first { $0.name == enumType }) {
      arguments.append("default: \(value)")
    }
    if !several, let bounds = bounds(kind) { arguments.append("inclusiveRange: \(bounds)") }
    if !several, kind == .date, let part = metadata?.datePart { arguments.append("kind: .\(part)") }
    return "@IntentParameter(\(arguments.joined(separator: ", "))) public var \(name.swiftMember): \(whole)"
  }

  private func title(_ table: String) -> String {
    let words = (displayName ?? name).swiftLiteral
    guard let displayNameID else { return words }
    return
      "LocalizedStringResource(\(displayNameID.swiftLiteral), defaultValue: \(words), table: \(table.swiftLiteral))"
  }

  private func defaultSource(_ kind: IntentPropertyType, _ enumeration: IntentDefinition.Enumeration?) -> String? {
    switch (kind, metadata?.defaultValue) {
    case (.enumeration, .text(let name)?): ".\(enumeration?.known(name) ?? "unknown")"
    case (.enumeration, _): ".unknown"
    case (.truth, let value?): value.number.map { "NSNumber(value: \($0 != 0))" }
    case (.number, let value?): value.number.map { "NSNumber(value: \($0.swiftNumber))" }
    case (.duration, let value?):
      metadata?.seconds(value, in: metadata?.defaultUnit).map { "NSNumber(value: \($0.swiftNumber))" }
    case (.text, .text(let text)?): text.swiftLiteral
    default: nil
    }
  }

  /// The bounds of a number. The definition may contain bounds of a control that was chosen earlier; fields have
  /// none.
  private func bounds(_ kind: IntentPropertyType) -> String? {
    guard let metadata, metadata.control != "Field" else { return nil }
    let ends: (lower: Double?, upper: Double?)
    switch kind {
    case .number: ends = (metadata.minimum?.number, metadata.maximum?.number)
    case .duration:
      ends = (
        metadata.minimum.flatMap { metadata.seconds($0, in: metadata.minimumUnit) },
        metadata.maximum.flatMap { metadata.seconds($0, in: metadata.maximumUnit) }
      )
    default: return nil
    }
    guard let lower = ends.lower, let upper = ends.upper, lower <= upper else { return nil }
    return "(\(lower.swiftNumber), \(upper.swiftNumber))"
  }
}

extension IntentDefinition.Metadata {
  /// A duration in seconds, converted from the definition's unit; nil for an unknown unit.
  fileprivate func seconds(_ value: IntentDefinition.Scalar, in ownUnit: String?) -> Double? {
    let units = ["second": 1.0, "minute": 60, "hour": 3600, "day": 86_400, "week": 604_800]
    let name = (ownUnit ?? unit ?? "seconds").lowercased()
    let factor = units[name.hasSuffix("s") ? String(name.dropLast()) : name]
    return factor.flatMap { factor in value.number.map { $0 * factor } }
  }

  /// The part of a date that is entered; nil for date and time.
  fileprivate var datePart: String? {
    let words = (format ?? "").lowercased()
    switch (words.contains("date"), words.contains("time")) {
    case (true, false): return "date"
    case (false, true): return "time"
    default: return nil
    }
  }
}

extension IntentDefinition.Enumeration {
  /// The enumeration. It always has the case `unknown`, which is zero and not a choice.
  var swiftSource: String {
    let cases = known
    let lines = cases.map { "case \($0.name.swiftMember) = \($0.index)" }
    let titles = cases.map { ".\($0.name.swiftMember): DisplayRepresentation(title: \($0.title.swiftLiteral))," }
    let type = name.swiftTypeName
    // `unknown` cannot be chosen.
    let choices = cases.filter { $0.name != "unknown" }
    let chosen = (choices.isEmpty ? cases : choices).map { ".\($0.name.swiftMember)" }.joined(separator: ", ")
    return """
      public enum \(type): Int, AppEnum {
      \(lines.joined(separator: "\n").indented)

        public static var allCases: [\(type)] { [\(chosen)] }
        public static var typeDisplayRepresentation: TypeDisplayRepresentation {
          TypeDisplayRepresentation(name: \((displayName ?? name).swiftLiteral))
        }
        public static var caseDisplayRepresentations: [\(type): DisplayRepresentation] {
          [
      \(titles.joined(separator: "\n").indented.indented.indented)
          ]
        }
      }
      """
  }

  /// The case of this name as Swift source; nil if there is none.
  func known(_ name: String) -> String? { known.first { $0.name == name }?.name.swiftMember }

  /// The cases without repeated names and numbers, which no enum can have.
  private var known: [(name: String, index: Int, title: String)] {
    var cases: [(name: String, index: Int, title: String)] = []
    let named = values.contains { $0.name == "unknown" }
    if !named { cases.append(("unknown", 0, "unknown")) }
    for value in values {
      let highest = cases.map(\.index).max() ?? 0
      let index = value.name == "unknown" ? 0 : value.index ?? (highest == .max ? 0 : highest + 1)
      guard !cases.contains(where: { $0.name == value.name || $0.index == index }) else { continue }
      cases.append((value.name, index, value.displayName ?? value.name))
    }
    return cases
  }
}

extension IntentDefinition.ObjectType {
  func swiftSource(enums: Set<String>) -> String {
    let type = name.swiftTypeName
    let own = (properties ?? []).filter { $0.isInherited != true }.map { property in
      let (type, kind) = IntentPropertyType.of(
        property.type, enumType: property.enumType, objectType: property.objectType, enums: Array(enums))
      let single = kind == .enumeration ? "\(type) = .unknown" : "\(type)?"
      return "public var \(property.name.swiftMember): \(property.hasSeveralValues == true ? "[\(type)]?" : single)"
    }
    return """
      public class \(type): INObject, @unchecked Sendable {
      \(own.joined(separator: "\n").indented)
      }

      public class \(type)ResolutionResult: INIntentResolutionResult {
        public class func success(with resolvedObject: \(type)) -> Self { self.init() }
        public class func disambiguation(with objectsToDisambiguate: [\(type)]) -> Self { self.init() }
        public class func confirmationRequired(with objectToConfirm: \(type)?) -> Self { self.init() }
      }
      """
  }
}
