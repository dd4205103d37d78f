package import LibraryDatabases

/// Why devices could not be read or stored.
package enum DeviceStoreError: Error, LibraryStoreError, Sendable, CustomStringConvertible {
  case database(LibraryDatabaseError)
  case unknownDevice(String)
  case nameTaken(String)
  /// There are as many devices as a server knows.
  case tooMany
  /// The system's library has no hash for keys.
  case noHash

  package var description: String {
    switch self {
    case .database(let fault): "\(fault)"
    case .unknownDevice(let name): "unknown device '\(name)'; see: almanac devices list"
    case .nameTaken(let name): "another device has the name '\(name)'"
    case .tooMany: "there are \(DeviceStore.limit) devices; forget some first"
    case .noHash: "keys cannot be hashed on this system"
    }
  }
}
