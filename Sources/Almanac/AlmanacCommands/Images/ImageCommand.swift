package import ArgumentParser

/// `image`: the pipeline of covers as a tool.
package struct ImageCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "image", abstract: "Looks at picture files, and makes small ones of them.",
      subcommands: [ImageInspectCommand.self, ImageCompressCommand.self])
  }

  package init() {}
}
