import ArgumentParser

/// The web server of `almanac`, which starts it for `almanac preview`. A program of its own: the tool starts faster without
/// a server inside.
@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "almanac-server", abstract: "Serve pictures of widgets, and previews.",
    subcommands: [PreviewCommand.self, ServeCommand.self])
}
