import ArgumentParser
import Foundation

/// An option of a command line that is read without the parser.
package struct PlainOption<Command> {
  /// The name with its dashes.
  package let name: String
  package let shortName: String?
  package let isFlag: Bool
  /// Reads a value; flags are `true`.
  ///
  /// Throws a validation error for an invalid value.
  package let read: (String, inout Command) throws -> Void

  package init(
    _ name: String, short: String? = nil, isFlag: Bool = false,
    read: @escaping (String, inout Command) throws -> Void
  ) {
    (self.name, shortName, self.isFlag, self.read) = ("--" + name, short.map { "-" + $0 }, isFlag, read)
  }

  package init(flag name: String, short: String? = nil, set: @escaping (inout Command) -> Void) {
    self.init(name, short: short, isFlag: true) { set(&$1) }
  }

  /// The same option of a command that holds these options.
  package func applied<Outer>(to part: WritableKeyPath<Outer, Command>) -> PlainOption<Outer> {
    PlainOption<Outer>(adopting: self) { [read] in try read($0, &$1[keyPath: part]) }
  }

  private init<Inner>(
    adopting option: PlainOption<Inner>, read: @escaping (String, inout Command) throws -> Void
  ) {
    (name, shortName, isFlag, self.read) = (option.name, option.shortName, option.isFlag, read)
  }
}

extension DrawingOptions {
  /// The options as read without the parser. ``DrawingArguments`` has the same.
  package static var plain: [PlainOption<Self>] {
    DrawingOption.all.map { option in
      PlainOption(option.name, short: option.name == "verbose" ? "v" : nil, isFlag: option.isFlag, read: option.read)
    } + [
      PlainOption("at") { $1.moment = try Moment(argument: $0) },
      PlainOption(flag: "json") { $0.json = true },
    ]
  }
}

extension OutputOptions {
  /// The options as read without the parser. ``OutputArguments`` has the same.
  package static var plain: [PlainOption<Self>] {
    [
      PlainOption("output", short: "o") { $1.output = $0 },
      PlainOption("config") { $1.config = $0 },
      PlainOption("family") { $1.family.append($0) },
      PlainOption("budget") { $1.rules.budget = try ReloadOptions.budget($0) },
      PlainOption("interval") { $1.rules.interval = try ReloadOptions.interval($0) },
      PlainOption("ahead") { $1.rules.ahead = try PlainNumber.value($0) },
      PlainOption("jobs") { $1.rules.jobs = try PlainNumber.value($0) },
    ]
  }

}

extension BatchOptions {
  /// The options as read without the parser. ``BatchArguments`` has the same.
  package static var plain: [PlainOption<Self>] {
    [
      PlainOption(flag: "batch") { $0.isBatch = true }, PlainOption("jobs") { $1.jobs = try PlainNumber.value($0) },
      PlainOption(flag: "skip-existing") { $0.skipsExisting = true },
      PlainOption(flag: "exit-zero") { $0.exitsZero = true },
    ]
  }
}

extension ProfileOptions {
  /// The options as read without the parser. ``ProfileArguments`` has the same.
  package static var plain: [PlainOption<Self>] {
    [PlainOption(flag: "profile") { $0.isPrinted = true }, PlainOption("trace") { $1.trace = $0 }]
  }
}

/// A whole number on the command line.
package enum PlainNumber {
  /// - Throws: A validation error, with exit code 64.
  package static func value(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw ValidationError("invalid number '\(text)'.") }
    return number
  }
}
