package import LibraryDatabases

extension ChapterStoreError: LibraryStoreError {
  /// What is wrong with the database, as the store tells it.
  package init(_ fault: DatabaseFault) {
    switch fault {
    case .damaged(let file, let reason): self = .damaged(file: file, reason: reason)
    case .foreign(let file): self = .foreign(file: file)
    case .newerRelease(let file, let version): self = .newerRelease(file: file, version: version)
    case .unreadable(let file, let reason): self = .unreadable(file: file, reason: reason)
    case .cannotCreate(let file, let reason): self = .cannotCreate(file: file, reason: reason)
    case .inputOutput(let file, let reason): self = .inputOutput(file: file, reason: reason)
    case .busy(let file): self = .busy(file: file)
    }
  }
}
