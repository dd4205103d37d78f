/// The changing data of an alarm's Live Activity. Apple's page: AlarmKit/AlarmPresentationState.
///
/// Apple does not publish its encoding. Here it is `{"alarmID": "…", "mode": {"countdown": {…}}}`; without an `alarmID`
/// the identifier consists of zeros.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  private enum CodingKeys: CodingKey {
    case alarmID, mode
  }

  public var alarmID: Alarm.ID
  public var mode: Mode

  public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decodeIfPresent(UUID.self, forKey: .alarmID)
    self.init(
      alarmID: id ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      mode: try values.decode(Mode.self, forKey: .mode))
  }
}
