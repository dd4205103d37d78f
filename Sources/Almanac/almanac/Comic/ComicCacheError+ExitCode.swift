import ArgumentParser
import ComicLibrary
import ToolReports

extension ToolError {
  init(_ error: ComicCacheError) {
    let exitCode: ExitCode =
      switch error {
      case .emptyImage, .notTwoPages: .badData
      case .notAFolder, .unreadable: .noInput
      case .noCacheFolder, .cannotCreate: .cannotCreate
      case .inputOutput, .cannotRemove: .inputOutput
      }
    self.init("\(error)".printable, exitCode: exitCode)
  }
}
