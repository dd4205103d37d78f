import ArgumentParser
import LibraryDatabases
import ToolReports

extension LibraryDatabaseError {
  var exitCode: ExitCode {
    switch self {
    case .damaged, .foreign, .newerRelease: .badData
    case .unreadable: .noInput
    case .cannotCreate: .cannotCreate
    case .inputOutput: .inputOutput
    case .busy: .temporary
    }
  }
}
