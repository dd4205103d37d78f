import Ambient
import Foundation
import Localization
package import Timelines

extension IntentSettings.Named {
  /// Parses values and sets them.
  ///
  /// - Parameters:
  ///   - texts: One for each time the parameter was given. For an array, each may have several values, separated by
  ///     commas.
  ///   - limit: The time limit of its provider or query; nil if the caller limits the time.
  /// - Throws: ``SettingError``.
  package func set(_ texts: [String], for subject: (any Sendable)?, within limit: TimeLimit?) async throws {
    let form = parameter._form
    if let obstacle = form.obstacle { throw SettingError.unsupported(parameter: name, obstacle: obstacle) }
    if !form.isArray && texts.count > 1 { throw SettingError.repeated(parameter: name) }
    if form.isOptional && texts.allSatisfy({ $0.isEmpty }) && form.name != "String" {
      _ = parameter._assign(nil)
      return
    }
    let parts: [String] = form.isArray ? texts.flatMap { Self.parts($0) } : texts
    var values: [any Sendable] = []
    for text in parts {
      values.append(try await value(text, form, for: subject, within: limit))
    }
    var whole = values.first
    if form.isArray { whole = form.collect(values) }
    guard parameter._assign(whole) else {
      throw SettingError.mismatch(
        parameter: name, value: texts.joined(separator: ","), type: form.name, expectation: form.expectation)
    }
  }

  /// Checks the number of values in a family.
  ///
  /// - Throws: ``SettingError/count(parameter:given:allowed:)``.
  package func checkCount(in family: IntentWidgetFamily?) throws(SettingError) {
    guard parameter._form.isArray, let size = parameter._details.sizes.size(in: family) else { return }
    let count = parameter._texts.count
    guard count < size.min ?? 0 || count > size.max ?? .max else { return }
    throw .count(parameter: name, given: count, allowed: size.words + (family.map { " in \($0.rawValue)" } ?? ""))
  }

  private static func parts(_ text: String) -> [String] {
    text.isEmpty
      ? []
      : text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func value(
    _ text: String, _ form: _ValueForm, for subject: (any Sendable)?, within limit: TimeLimit?
  ) async throws -> any Sendable {
    let (read, query) = (form.read, parameter._details.provider?.query)
    let value: (any Sendable)?
    do {
      value = try await asked(for: subject, within: limit) { () async throws -> (any Sendable)? in
        if let query { try await EntityForm.value(text, query) } else { try await read(text) }
      }
    } catch {
      throw SettingError.failed(parameter: name, reason: "\(error)")
    }
    try await checkChoice(text, of: form, isRead: value != nil, for: subject, within: limit)
    guard let value else {
      let expectation = form.expectation + (boundsInWords.map { ", \($0)" } ?? "")
      throw SettingError.mismatch(parameter: name, value: text, type: form.name, expectation: expectation)
    }
    try checkBounds(of: value, written: text)
    return value
  }

  private func checkChoice(
    _ text: String, of form: _ValueForm, isRead: Bool, for subject: (any Sendable)?, within limit: TimeLimit?
  ) async throws {
    let isOwnList = parameter._details.provider != nil && parameter._details.provider?.query == nil
    // A value that a query found is one of its entities, even if it is not suggested.
    guard !isRead || isOwnList, let choices = try await choices(for: subject, within: limit) else { return }
    if isRead && choices.contains(where: { $0.value == text }) { return }
    throw SettingError.notAmong(choices, parameter: name, value: text)
  }

  private func checkBounds(of value: any Sendable, written text: String) throws(SettingError) {
    let number: Double? =
      switch value {
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as NSNumber: value.doubleValue
      case let value as any AnyMeasurement: value.amount
      default: nil
      }
    guard let bounds = parameter._details.bounds, let number, number < bounds.lower || number > bounds.upper
    else { return }
    throw .outOfBounds(parameter: name, value: text, bounds: boundsInWords ?? "")
  }

  /// `from 1 to 9`, `from 1`; nil for any number, and for other types.
  private var boundsInWords: String? {
    parameter._details.bounds.map { bounds in
      bounds.upper == .infinity
        ? "from \(bounds.lower.shortest)" : "from \(bounds.lower.shortest) to \(bounds.upper.shortest)"
    }
  }

  /// The choices for the parameter; nil for any value of its type.
  ///
  /// - Throws: ``SettingError/failed(parameter:reason:)``.
  package func choices(for subject: (any Sendable)?, within limit: TimeLimit?) async throws -> [ParameterChoice]? {
    let ask: @Sendable () async throws -> [ParameterChoice]
    switch parameter._form.choices {
    case .none: return nil
    case .closed(let list), .suggested(let list): ask = list
    }
    do {
      return try await asked(for: subject, within: limit, ask)
    } catch {
      throw SettingError.failed(parameter: name, reason: "\(error)")
    }
  }

  private func asked<Value: Sendable>(
    for subject: (any Sendable)?, within limit: TimeLimit?, _ question: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let ask = { @Sendable () async throws -> Value in
      try await withAmbientValues({ $0.configuredIntent = subject }, operation: question)
    }
    return if let limit { try await limit.value(of: ask) } else { try await ask() }
  }
}

extension IntentCollectionSize {
  /// `3 values`, `2 to 4 values`.
  var words: String {
    switch (min, max) {
    case (let min?, let max?) where min == max: max == 1 ? "1 value" : "\(max) values"
    case (let min?, let max?): "\(min) to \(max) values"
    case (let min?, nil): "at least \(min)"
    case (nil, let max?): "at most \(max)"
    case (nil, nil): "any number of values"
    }
  }
}
