import SwiftUI

/// A command of the tool, left-to-right in every language.
struct CommandText: View {
  let command: String

  init(_ command: String) { self.command = command }

  var body: some View {
    Text(verbatim: command)
      .fontDesign(.monospaced)
      .environment(\.layoutDirection, .leftToRight)
  }
}
