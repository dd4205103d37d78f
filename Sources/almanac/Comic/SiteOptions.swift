import ArgumentParser
import ComicLibrary
import ToolCommands

/// The options of commands that ask the comic's site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A host of your own that may be asked although its address is not public: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  var allowHost: [String] = []

  func validate() throws {
    for (source, hosts) in [("--allow-host", allowHost), ("ALMANAC_ALLOW_HOSTS", ToolEnvironment().allowedHosts)] {
      do throws(ComicSiteError) {
        _ = try SharedComicNetworkingManager(allowedHosts: hosts)
      } catch {
        throw ValidationError("\(source): \(error).")
      }
    }
  }

  /// What asks the site. One for a command: it asks one thing at a time.
  func networking() throws(ComicSiteError) -> SharedComicNetworkingManager {
    try SharedComicNetworkingManager(allowedHosts: ToolEnvironment().allowedHosts + allowHost)
  }
}

/// A language as an argument: as the site's addresses have it, `pt_BR`, or as its speakers call it, `Français`.
struct LanguageArgument: Sendable {
  let language: ComicLanguage

  /// - Throws: A validation error, with exit code 64, that names the nearest one.
  init(argument: String) throws {
    let names = ComicLanguage.allCases.map { ($0.name, $0) }
    if let alike = names.first(where: { $0.0.lowercased() == argument.lowercased() }) {
      language = alike.1
    } else {
      let values = ComicLanguage.allCases.map { ($0.rawValue, $0) }
      language = try Choice(of: "language", from: values + names).value(argument)
    }
  }
}

extension ComicSiteError {
  /// As a command's failure.
  var failure: ToolFailure {
    let code: ExitCode =
      switch self {
      case .noAddress, .refused, .tooLarge, .notAPicture: .badData
      case .invalidHost: .validationFailure
      case .status(_, let code): (400..<500).contains(code) && ![408, 425, 429].contains(code) ? .noInput : .temporary
      case .unreachable: .temporary
      case .missingLibrary: .unavailable
      }
    return ToolFailure("\(self)".printable, exitCode: code)
  }
}

extension ComicParseError {
  /// As a command's failure.
  var failure: ToolFailure {
    if case .unreadablePage(_, .missingLibrary) = self {
      return ToolFailure("\(self)".printable, exitCode: .unavailable)
    }
    return ToolFailure("\(self)".printable, exitCode: .badData)
  }
}
