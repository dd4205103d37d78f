public import LiveActivities
public import SwiftUI

/// What an app adds to its alarms. Apple's page: AlarmKit/AlarmMetadata.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// The static data of an alarm's Live Activity. Apple's page: AlarmKit/AlarmAttributes.
///
/// Encoded colours are arrays of red, green, blue and opacity, 0…1.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
  public typealias ContentState = AlarmPresentationState

  private enum CodingKeys: CodingKey {
    case presentation, metadata, tintColor
  }

  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      presentation: try values.decode(AlarmPresentation.self, forKey: .presentation),
      metadata: try values.decodeIfPresent(Metadata.self, forKey: .metadata),
      tintColor: Color(try values.decode(Color.Resolved.self, forKey: .tintColor)))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(presentation, forKey: .presentation)
    try values.encodeIfPresent(metadata, forKey: .metadata)
    try values.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
  }
}
