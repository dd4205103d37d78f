/// A source file that is added to every module of a user's sources.
///
/// A module's own declarations shadow imported ones. This is how names of Foundation get another meaning: user
/// defaults in the app group, and formatters and locales of the picture instead of the process. The declarations are
/// public because the module's public declarations may use them. There is no other way: an imported module's
/// declarations would be ambiguous with Foundation's, and Foundation itself cannot be aliased.
package enum FoundationShadowing {
  package static let fileName = "AlmanacFoundationNames.swift"

  /// The files for the modules of an extension. A tool without Combine and URL sessions does not load libcurl and the
  /// libraries that it needs.
  static func files(for target: ExtensionTarget) -> [(name: String, text: String)] {
    [(fileName, source)] + (target.usesCombine ? [("AlmanacCombineNames.swift", combineSource)] : [])
      + (target.usesURLSessions ? [("AlmanacURLSessionNames.swift", urlSessionSource)] : [])
  }

  /// The names of Combine.
  private static let combineSource = """
    \(ImportLines("Combine"))

    public typealias ObservableObject = Combine.ObservableObject
    public typealias Published = Combine.Published
    public typealias AnyCancellable = Combine.AnyCancellable

    """

  /// The names of URL sessions.
  private static let urlSessionSource = """
    \(ImportLines("Foundation", "FoundationNetworking", "NetworkingAdditions"))

    public typealias URLSessionStreamTask = NetworkingAdditions.StreamTask

    extension URLSession {
      public static var shared: URLSession { NetworkingAdditions.FileLoading.sharedSession }
    }

    extension URLSessionConfiguration {
      public static var `default`: URLSessionConfiguration { NetworkingAdditions.FileLoading.defaultConfiguration }
      public static var ephemeral: URLSessionConfiguration { NetworkingAdditions.FileLoading.ephemeralConfiguration }
    }

    extension URLSessionConfiguration {
      public var waitsForConnectivity: Bool {
        get { false }
        set {}
      }
    }

    """

  /// The source. `Foundation.UserDefaults`, with its module, still means Foundation's.
  package static let source = """
    \(ImportLines("Foundation", "FoundationAdditions"))

    public typealias UserDefaults = FoundationAdditions.SharedDefaults
    public typealias DateFormatter = FoundationAdditions.LocalDateFormatter
    public typealias NumberFormatter = FoundationAdditions.LocalNumberFormatter
    public typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
    public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter
    public typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter

    extension Locale {
      public static var current: Locale { FoundationAdditions.RenderSettings.locale }
      public static var autoupdatingCurrent: Locale { FoundationAdditions.RenderSettings.locale }
      public static var preferredLanguages: [String] { FoundationAdditions.RenderSettings.languages }
    }

    extension Calendar {
      public static var current: Calendar { FoundationAdditions.RenderSettings.calendar }
      public static var autoupdatingCurrent: Calendar { FoundationAdditions.RenderSettings.calendar }
    }

    extension TimeZone {
      public static var current: TimeZone { FoundationAdditions.RenderSettings.timeZone }
      public static var autoupdatingCurrent: TimeZone { FoundationAdditions.RenderSettings.timeZone }
    }

    extension Date {
      public func formatted() -> String { FoundationAdditions.RenderSettings.text(of: self) }
      public func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        FoundationAdditions.RenderSettings.text(of: self, date: date, time: time)
      }
      public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        FoundationAdditions.RenderSettings.output(of: self, format)
      }
    }

    extension BinaryInteger {
      public func formatted() -> String { FoundationAdditions.RenderSettings.text(of: self) }
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        FoundationAdditions.RenderSettings.output(of: self, format)
      }
    }

    extension BinaryFloatingPoint {
      public func formatted() -> String { FoundationAdditions.RenderSettings.text(of: self) }
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        FoundationAdditions.RenderSettings.output(of: self, format)
      }
    }

    public func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
    ) -> String {
      FoundationAdditions.RenderSettings.localized(key, table: tableName, bundle: bundle, value: value)
    }

    extension Bundle {
      public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        FoundationAdditions.RenderSettings.localized(key, table: tableName, bundle: self, value: value ?? "")
      }
    }

    public func assert(
      _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
      line: UInt = #line
    ) {}
    public func assertionFailure(
      _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
    ) {}

    """
}
