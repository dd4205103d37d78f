import Foundation

/// The parts of an intent definition from which classes are generated.
struct IntentDefinition: Decodable {
  let intents: [Intent]?
  let enums: [Enumeration]?
  let types: [ObjectType]?

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case enums = "INEnums"
    case types = "INTypes"
  }

  struct Intent: Decodable {
    let name: String
    let className: String?
    let category: String?
    let title: String?
    let parameters: [Parameter]?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case className = "INIntentClassName"
      case category = "INIntentType"
      case title = "INIntentTitle"
      case parameters = "INIntentParameters"
    }
  }

  struct Parameter: Decodable {
    let name: String
    let type: String
    let displayName: String?
    let displayNameID: String?
    let enumType: String?
    let objectType: String?
    let hasSeveralValues: Bool?
    let metadata: Metadata?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentParameterName"
      case type = "INIntentParameterType"
      case displayName = "INIntentParameterDisplayName"
      case displayNameID = "INIntentParameterDisplayNameID"
      case enumType = "INIntentParameterEnumType"
      case objectType = "INIntentParameterObjectType"
      case hasSeveralValues = "INIntentParameterSupportsMultipleValues"
      case metadata = "INIntentParameterMetadata"
    }
  }

  struct Metadata: Decodable {
    let defaultValue: Scalar?
    let minimum: Scalar?
    let maximum: Scalar?
    let control: String?
    /// The unit of a duration; its default and bounds may have other units.
    let unit: String?
    let defaultUnit: String?
    let minimumUnit: String?
    let maximumUnit: String?
    /// The part of a date that is entered.
    let format: String?

    enum CodingKeys: String, CodingKey {
      case defaultValue = "INIntentParameterMetadataDefaultValue"
      case minimum = "INIntentParameterMetadataMinimumValue"
      case maximum = "INIntentParameterMetadataMaximumValue"
      case control = "INIntentParameterMetadataType"
      case unit = "INIntentParameterMetadataUnit"
      case defaultUnit = "INIntentParameterMetadataDefaultUnit"
      case minimumUnit = "INIntentParameterMetadataMinimumUnit"
      case maximumUnit = "INIntentParameterMetadataMaximumUnit"
      case format = "INIntentParameterMetadataFormat"
    }
  }

  struct Enumeration: Decodable {
    let name: String
    let displayName: String?
    let values: [Value]

    struct Value: Decodable {
      let name: String
      let index: Int?
      let displayName: String?

      enum CodingKeys: String, CodingKey {
        case name = "INEnumValueName"
        case index = "INEnumValueIndex"
        case displayName = "INEnumValueDisplayName"
      }
    }

    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case displayName = "INEnumDisplayName"
      case values = "INEnumValues"
    }
  }

  struct ObjectType: Decodable {
    let name: String
    let properties: [Property]?

    struct Property: Decodable {
      let name: String
      let type: String
      let isInherited: Bool?
      let hasSeveralValues: Bool?
      let enumType: String?
      let objectType: String?

      enum CodingKeys: String, CodingKey {
        case name = "INTypePropertyName"
        case type = "INTypePropertyType"
        case isInherited = "INTypePropertyDefault"
        case hasSeveralValues = "INTypePropertySupportsMultipleValues"
        case enumType = "INTypePropertyEnumType"
        case objectType = "INTypePropertyObjectType"
      }
    }

    enum CodingKeys: String, CodingKey {
      case name = "INTypeName"
      case properties = "INTypeProperties"
    }
  }

  /// Text, a number or a Boolean: the property list does not declare which.
  enum Scalar: Decodable {
    case text(String)
    case number(Double)
    case truth(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    var number: Double? {
      switch self {
      case .number(let number): number.isFinite ? number : nil
      case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
      case .truth(let truth): truth ? 1 : 0
      }
    }
  }
}
