import Foundation

/// The compiler plug-in that expands the package's macros.
///
/// It does not use swift-syntax, which would add minutes of compile time: the compiler sends JSON with the source
/// text that a macro is applied to, and these macros need only a few words of it.
@main
enum WidgetMacrosPlugin {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    while let request = channel.receive() {
      channel.send(PluginMessage(request).answer)
    }
  }
}
