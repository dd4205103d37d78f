package import Foundation

extension Date {
  /// `2026-11-21T08:00:00Z`, with milliseconds if there are any.
  package var timestamp: String {
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
    let isWhole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    // The format truncates fractions of a millisecond, and most dates have nearly a whole one.
    return Date(timeIntervalSinceReferenceDate: (milliseconds + 0.25) / 1000)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  fileprivate init?(timestamp: String) {
    let hasFraction = timestamp.contains(".")
    guard let date = try? Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).parse(timestamp) else {
      return nil
    }
    self = date
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values give equal bytes; dates as
  /// ``Foundation/Date/timestamp``.
  package func stableJSON() throws(EncodingError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.timestamp)
    }
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch let error as EncodingError {
      throw error
    } catch {
      let context = EncodingError.Context(codingPath: [], debugDescription: "\(error)")
      throw EncodingError.invalidValue(self, context)
    }
  }
}

extension Decodable {
  /// Decodes the output of ``Swift/Encodable/stableJSON()``; nil for anything else.
  package init?(stableJSON data: Data) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let date = Date(timestamp: text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
      }
      return date
    }
    guard let value = try? decoder.decode(Self.self, from: data) else { return nil }
    self = value
  }
}
