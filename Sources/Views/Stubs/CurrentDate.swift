package import Foundation

extension EnvironmentValues {
  /// Stands in for hE's until it lands.
  package var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}

private enum CurrentDateKey: EnvironmentKey { static var defaultValue: Date { Date(timeIntervalSince1970: 0) } }
