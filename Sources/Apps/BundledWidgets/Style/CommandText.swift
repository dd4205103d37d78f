import SwiftUI

/// A command of the tool. It is written from left to right everywhere.
struct CommandText: View {
  let command: String

  init(_ command: String) { self.command = command }

  var body: some View {
    Text(verbatim: command)
      .fontDesign(.monospaced)
      .environment(\.layoutDirection, .leftToRight)
  }
}
