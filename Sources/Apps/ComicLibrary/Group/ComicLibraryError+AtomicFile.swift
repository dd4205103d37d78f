internal import SystemIO

extension ComicLibraryError {
  init(_ error: AtomicFileError) {
    switch error.kind {
    case .cannotCreate: self = .cannotCreate(file: error.path, reason: error.reason)
    case .inputOutput: self = .inputOutput(file: error.path, reason: error.reason)
    }
  }
}
