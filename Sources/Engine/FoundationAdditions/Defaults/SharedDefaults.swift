import Diagnostics
public import Foundation
import SystemIO

/// The user defaults that an app shares with its widgets, stored in the app's group. Replaces `UserDefaults` in
/// sources that `almanac build` compiles. Apple's page: Foundation/UserDefaults.
///
/// The values of the suite `group.x` are in the property list `groups/group.x/Library/Preferences/group.x.plist` in
/// `ALMANAC_HOME`, those of ``standard`` in `preferences/NAME.plist`, with the name of the tool. Every read uses the
/// file's current contents, and every write is immediate and atomic; several processes may do both. Outside of a
/// renderer there is no file, and only registered values are found. Foundation's own class stores its values
/// elsewhere on this platform, and the location cannot be changed.
open class SharedDefaults: UserDefaults {
  // Nil for the program's own defaults.
  private let suite: String?

  /// The defaults of the group `suitename`; of the program if it is nil.
  ///
  /// Returns nil for a name with a slash, and for the names that Apple forbids: the program's own and the global
  /// domain's. Apple's page: Foundation/UserDefaults/init(suiteName:).
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

  // One instance for the program, as on Apple's systems. Its values are in a file with a lock.
  private nonisolated(unsafe) static let program = SharedDefaults()

  // Computed each time: a widget's object may be used for pictures in several worlds.
  private var file: DefaultsFile? {
    if let suite {
      return GroupContainers.container(of: suite)
        .map { DefaultsFile.at($0.appending(path: "Library/Preferences/\(suite).plist")) }
    }
    let name = (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).replacing("/", with: "_")
    return GroupContainers.directory
      .map { DefaultsFile.at($0.deletingLastPathComponent().appending(path: "preferences/\(name).plist")) }
  }

  /// The value of a name: a string, number, date, data, or a list or dictionary of these; otherwise the registered
  /// value.
  open override func object(forKey defaultName: String) -> Any? {
    file?.contents[defaultName] ?? RegisteredDefaults.ofProcess[defaultName]
  }

  /// Stores a value under a name; nil removes it.
  ///
  /// A value that a property list cannot contain is left out, with the diagnostic `defaults.unsupported-value`;
  /// Apple's class raises an exception.
  open override func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    guard PropertyListData.canContain(value) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "defaults.unsupported-value",
          message: "a property list cannot contain a value of type \(type(of: value)); it is not stored",
          subject: defaultName))
      return
    }
    file?.change { $0[defaultName] = value }
  }

  /// Stores an address as its text; nil removes it. Apple's class stores an archive, which a statically linked program
  /// cannot write.
  open override func set(_ url: URL?, forKey defaultName: String) {
    set(url?.absoluteString as Any?, forKey: defaultName)
  }

  /// The address that was stored under a name, or the file at a path. Apple's page: Foundation/UserDefaults/url(forKey:).
  open override func url(forKey defaultName: String) -> URL? {
    guard let text = object(forKey: defaultName) as? String else { return super.url(forKey: defaultName) }
    if let url = URL(string: text), url.scheme != nil { return url }
    return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
  }

  /// Removes the value of a name, so that a registered value is used again.
  open override func removeObject(forKey defaultName: String) {
    guard let file, file.contents[defaultName] != nil else { return }
    file.change { $0[defaultName] = nil }
  }

  /// Registers values for names without a value, in all suites, until the program ends.
  open override func register(defaults registrationDictionary: [String: Any]) {
    RegisteredDefaults.ofProcess.add(registrationDictionary)
  }

  open override func dictionaryRepresentation() -> [String: Any] {
    RegisteredDefaults.ofProcess.all.merging(file?.contents ?? [:]) { $1 }
  }

  /// Does nothing: every value is written immediately.
  @discardableResult
  open override func synchronize() -> Bool { true }
}

/// The registered values, used for names without a value. They belong to the process and are never written.
final class RegisteredDefaults: @unchecked Sendable {
  static let ofProcess = RegisteredDefaults()

  // Guards the values.
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  var all: [String: Any] { lock.withLock { values } }

  subscript(_ name: String) -> Any? { lock.withLock { values[name] } }

  /// Adds values, replacing those with the same names.
  func add(_ more: [String: Any]) { lock.withLock { values.merge(more) { $1 } } }
}

/// The methods that `UserDefaults` inherits from `NSObject` on Apple's systems.
extension UserDefaults {
  /// The value of a name. Apple's page: ObjectiveC/NSObject/value(forKey:).
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value under a name; nil removes it. Apple's page: ObjectiveC/NSObject/setValue(_:forKey:).
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// The value of a key path. Only its first name is used, because values are not objects. Apple's page:
  /// ObjectiveC/NSObject/value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}
