public import Foundation

extension JSONEncoder {
  /// An encoder with sorted keys, so that equal values give equal bytes, and addresses as they are written elsewhere.
  ///
  /// - Parameter isPretty: Whether people read it: a line for each value.
  public static func stable(isPretty: Bool) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return encoder
  }
}

extension Encodable {
  /// The value as JSON with sorted keys, so that equal values give equal bytes; dates as
  /// ``Foundation/Date/timestamp``. Ends with a line break.
  ///
  /// - Parameter isPretty: Whether people read it (default: yes); otherwise it is one line.
  package func stableJSON(isPretty: Bool = true) throws(EncodingError) -> Data {
    let encoder = JSONEncoder.stable(isPretty: isPretty)
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
      guard let date = Date(looseISO8601: text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
      }
      return date
    }
    guard let value = try? decoder.decode(Self.self, from: data) else { return nil }
    self = value
  }
}
