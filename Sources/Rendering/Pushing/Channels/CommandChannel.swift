import Foundation
import Graphics
import SharedFolders

/// Runs a program for each picture.
final class CommandChannel: PushChannel {
  private let command: ChangeCommand
  private let output: OutputFolder
  private let environment: [String: String]

  init(_ command: ChangeCommand, _ output: OutputFolder, _ environment: [String: String]) {
    (self.command, self.output, self.environment) = (command, output, environment)
  }

  func send(_ picture: PushedPicture) throws(PushFailure) {
    let change = ChangeCommand.Change(
      picture: "\(picture.path)/current.\(picture.format.fileExtension)", kind: picture.report.kind ?? picture.path,
      family: picture.report.family ?? "", stack: picture.report.stack)
    if let message = command.run(for: change, in: output.path, environment) {
      throw PushFailure(message, isWhole: false)
    }
  }
}
