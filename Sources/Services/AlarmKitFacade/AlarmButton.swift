public import Localization
public import SwiftUI

/// A button of an alarm, which the system draws. Apple's page: AlarmKit/AlarmButton.
public struct AlarmButton: Codable, Sendable {
  private enum CodingKeys: CodingKey {
    case text, textColor, systemImageName
  }

  public var text: LocalizedStringResource
  public var textColor: Color
  public var systemImageName: String

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try values.decode(LocalizedStringResource.self, forKey: .text),
      textColor: Color(try values.decode(Color.Resolved.self, forKey: .textColor)),
      systemImageName: try values.decode(String.self, forKey: .systemImageName))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    try values.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
    try values.encode(systemImageName, forKey: .systemImageName)
  }
}
