import Diagnostics
public import Foundation

/// The user defaults that an app shares with its widgets, kept where the app's group is: what `UserDefaults` means in the
/// sources that `almanac build` compiles. Apple's page: Foundation/UserDefaults.
///
/// The values of the suite `group.x` are the property list `groups/group.x/Library/Preferences/group.x.plist` in
/// `ALMANAC_HOME`, those of ``standard`` are `preferences/NAME.plist`, with the name of the tool. Every value is read from
/// the file as it is now and written at once, as a whole; several processes may do both. When no renderer asks there is
/// no file, and only registered values are found. Foundation's own class keeps its values elsewhere on this platform, and
/// cannot be told where.
open class SharedDefaults: UserDefaults {
  // Nil for the values of the program itself.
  private let suite: String?

  /// The defaults of the group `suitename`; of the program, if it is nil.
  ///
  /// Nil for a name with a slash, and for the names that Apple forbids: the program's own and the global domain's.
  /// Apple's page: Foundation/UserDefaults/init(suiteName:).
  public override init?(suiteName suitename: String?) {
    if let suitename {
      guard !suitename.isEmpty, !suitename.hasPrefix("."), !suitename.contains("/"), !suitename.utf8.contains(0),
        suitename != UserDefaults.globalDomain, suitename != Bundle.main.bundleIdentifier
      else { return nil }
    }
    suite = suitename
    super.init(suiteName: nil)
  }

  /// The defaults of the program. Apple's page: Foundation/UserDefaults/standard.
  open override class var standard: SharedDefaults { program }

  // One for the program, as on Apple's systems; what it holds is in a file behind a lock.
  private nonisolated(unsafe) static let program = SharedDefaults()

  // Asked for each time: an object that a widget keeps may be used for pictures of several worlds.
  private var file: DefaultsFile? {
    if let suite {
      return GroupContainers.container(of: suite)
        .map { DefaultsFile.at($0.appending(path: "Library/Preferences/\(suite).plist")) }
    }
    let name = (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).replacing("/", with: "_")
    return GroupContainers.directory
      .map { DefaultsFile.at($0.deletingLastPathComponent().appending(path: "preferences/\(name).plist")) }
  }

  /// The value of a name: a string, number, date, data, or a list or dictionary of such; else what was registered.
  open override func object(forKey defaultName: String) -> Any? {
    file?.contents[defaultName] ?? RegisteredDefaults.ofProcess[defaultName]
  }

  /// Keeps a value under a name; nil removes it.
  ///
  /// What cannot stand in a property list is left out, with the diagnostic `defaults.unsupported-value`; Apple's raises
  /// an exception.
  open override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard PropertyListSerialization.propertyList(value, isValidFor: .xml) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "defaults.unsupported-value",
          message: "a \(type(of: value)) is no value of a property list; it is not kept", subject: defaultName))
      return
    }
    file?.change { $0[defaultName] = value }
  }

  /// Removes the value of a name; a registered one comes to light again.
  open override func removeObject(forKey defaultName: String) {
    guard let file, file.contents[defaultName] != nil else { return }
    file.change { $0[defaultName] = nil }
  }

  /// Registers values for names that have none; for all suites, until the program ends.
  open override func register(defaults registrationDictionary: [String: Any]) {
    RegisteredDefaults.ofProcess.add(registrationDictionary)
  }

  /// Every name with its value.
  open override func dictionaryRepresentation() -> [String: Any] {
    RegisteredDefaults.ofProcess.all.merging(file?.contents ?? [:]) { $1 }
  }

  /// Nothing to do: every value is written at once.
  @discardableResult
  open override func synchronize() -> Bool { true }
}
