package import Ambient

extension DecodingLimits {
  /// The limits of the current task or the process (default: `standard`).
  public static var current: DecodingLimits { AmbientValues.current.decodingLimits }
}

extension AmbientValues {
  package var decodingLimits: DecodingLimits {
    get { self[DecodingLimitsKey.self] }
    set { self[DecodingLimitsKey.self] = newValue }
  }
}

private enum DecodingLimitsKey: AmbientKey {
  static var defaultValue: DecodingLimits { .standard }
}
