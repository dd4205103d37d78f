import MacroExpansion

/// The program that the compiler starts. What it does is in a module of its own: SwiftPM would compile the whole package a second
/// time, for the machine that compiles, if a test depended on this one.
@main
enum WidgetMacrosPlugin {
  static func main() { MacroPlugin.run() }
}
