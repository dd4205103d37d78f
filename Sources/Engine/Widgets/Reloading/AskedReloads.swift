package import Ambient
import Synchronization

/// The widgets for which an intent has requested new timelines, through ``WidgetCenter``.
package final class AskedReloads: Sendable {
  private let asked = Mutex<(kinds: Set<String>, isAll: Bool)>(([], false))

  package init() {}

  /// - Parameter kind: Nil for all widgets.
  func add(_ kind: String?) {
    asked.withLock { asked in
      if let kind { asked.kinds.insert(kind) } else { asked.isAll = true }
    }
  }

  /// In alphabetical order.
  package var kinds: [String] { asked.withLock { $0.kinds.sorted() } }
  package var isAll: Bool { asked.withLock(\.isAll) }
}

extension AmbientValues {
  /// Collects the requests of an intent; nil while none is performed.
  package var askedReloads: AskedReloads? {
    get { self[AskedReloadsKey.self] }
    set { self[AskedReloadsKey.self] = newValue }
  }
}

private enum AskedReloadsKey: AmbientKey {
  static var defaultValue: AskedReloads? { nil }
}
