import Foundation

/// The compiler's plug-in that expands Almanac's macros.
///
/// It does without swift-syntax, which would cost everyone minutes of compiling: the compiler sends JSON that holds the
/// source text of what a macro is applied to, and these macros need no more of it than a few words.
@main
enum WidgetMacrosPlugin {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let request = channel.receive() {
      channel.send(PluginMessage(request).answer)
    }
  }
}
