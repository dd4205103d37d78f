import ConfigurationIntents
import Foundation
import JSONText
import LiveActivities
import Localization
import SystemIO
import Timelines

/// The data of a Live Activity, as the settings of its pictures: JSON, or `@` and the path of a file with it.
struct ActivityDataIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Live Activity"

  @Parameter(title: "Attributes") var attributes: String
  @Parameter(title: "State") var state: String
}

/// Why the data of a Live Activity cannot be shown.
package struct ActivityDataError: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// Whether no data were given.
  package var isMissing = false

  /// - Parameter options: The options without a value.
  static func missing(_ options: [String]) -> ActivityDataError {
    let files = options.map { "\($0) FILE" }.joined(separator: " and ")
    return ActivityDataError(
      description: "a Live Activity needs data: \(files)\(options.count > 1 ? ", or --preview NAME" : "")",
      isMissing: true)
  }
}

/// The answers of a Live Activity's provider: the states that its settings list.
struct ActivityAnswers<Attributes: ActivityAttributes> {
  private enum States: Decodable {
    case one(Attributes.ContentState)
    case dated([DatedActivityState<Attributes.ContentState>])

    init(from decoder: any Decoder) throws {
      // A list is one of states with dates; the state of an activity is an object.
      if (try? decoder.unkeyedContainer()) != nil {
        self = .dated(try [DatedActivityState](from: decoder))
      } else {
        self = .one(try Attributes.ContentState(from: decoder))
      }
    }
  }

  var functions: IntentProviderFunctions<ActivityDataIntent, ActivityEntry<Attributes>> {
    IntentProviderFunctions(
      placeholder: { ActivityEntry(date: $0.date, shown: nil) },
      snapshot: { data, context in
        let entries = (try? entries(data, at: context.date)) ?? []
        return entries.last { $0.date <= context.date } ?? entries.first
          ?? ActivityEntry(date: context.date, shown: nil)
      },
      timeline: { data, context in
        Timeline(entries: (try? entries(data, at: context.date)) ?? [], policy: .never)
      },
      recommendations: { [] })
  }

  /// - Throws: ``ActivityDataError``.
  func check(_ settings: IntentSettings) throws {
    guard let data = settings.subject as? ActivityDataIntent else { return }
    _ = try entries(data, at: .distantPast)
  }

  private func entries(_ data: ActivityDataIntent, at date: Date) throws -> [ActivityEntry<Attributes>] {
    let missing = [("--attributes", data.attributes), ("--content-state", data.state)].filter { $1.isEmpty }.map(\.0)
    guard missing.isEmpty else { throw ActivityDataError.missing(missing) }
    let attributes: Attributes = try Self.decode(data.attributes, name: "attributes")
    func shown(_ state: Attributes.ContentState) -> ActivityViewContext<Attributes> {
      ActivityViewContext(activityID: "almanac", attributes: attributes, state: state, isStale: false)
    }
    switch try Self.decode(data.state, name: "state") as States {
    case .one(let state): return [ActivityEntry(date: date, shown: shown(state))]
    case .dated(let states) where states.isEmpty: throw ActivityDataError(description: "state: the list has no states")
    case .dated(let states):
      let states = states.sorted { $0.date < $1.date }
      return states.indices.flatMap { index in
        let dated = states[index]
        return ActivityEntry.entries(
          showing: shown(dated.state), from: dated.date, staleDate: dated.staleDate, isDated: true,
          until: index + 1 < states.count ? states[index + 1].date : .distantFuture)
      }
    }
  }

  private static func decode<Value: Decodable>(_ text: String, name: String) throws -> Value {
    let decoder = JSONDecoder()
    // ActivityKit decodes dates as numbers. People write them as text.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: number) }
      let word = try container.decode(String.self)
      guard let date = try? Date(word, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "'\(word)' is not a date, such as 2026-11-27T08:00:00Z")
      }
      return date
    }
    do {
      let data =
        text.hasPrefix("@") ? try RegularFile.contents(of: String(text.dropFirst()), limit: 1 << 20) : Data(text.utf8)
      if let error = JSONSyntaxError(in: data) { throw ActivityDataError(description: "\(name): \(error)") }
      return try decoder.decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw ActivityDataError(description: "\(name): \(error.place)\(error.reason)")
    } catch let failure as RegularFile.Failure {
      throw ActivityDataError(description: "\(name): \(text.dropFirst()): \(failure.reason)")
    }
  }
}

extension DecodingError {
  private var context: Context {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "\(self)")
    }
  }

  /// Where in the JSON: `stops[2].name: `.
  fileprivate var place: String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.isEmpty ? "" : "\(path.hasPrefix(".") ? String(path.dropFirst()) : path): "
  }

  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, _): "no value for '\(key.stringValue)'"
    case .typeMismatch(let type, _): "not a value of type \(type)"
    default: context.debugDescription
    }
  }
}

extension RegularFile.Failure {
  fileprivate var reason: String {
    switch self {
    case .system(let error): "\(error)"
    case .isFolder: "is a folder"
    case .notAFile: "is not a file"
    case .tooLarge: "is larger than 1 MiB"
    }
  }
}
