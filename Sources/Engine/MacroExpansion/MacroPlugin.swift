import Foundation

/// A compiler plug-in that expands the package's macros.
///
/// It does not use swift-syntax, which would add minutes of compile time: the compiler sends JSON with the source
/// text that a macro is applied to, and these macros need only a few words of it.
package enum MacroPlugin {
  /// Answers the requests on standard input until it is closed.
  package static func run() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let request = channel.receive() {
      channel.send(PluginMessage(request).answer)
    }
  }
}
