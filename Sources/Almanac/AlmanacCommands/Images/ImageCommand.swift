package import ArgumentParser

package struct ImageCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "image", abstract: "Inspect and compress image files.",
      subcommands: [ImageInspectCommand.self, ImageCompressCommand.self])
  }

  package init() {}
}
