import ArgumentParser
import Diagnostics
import Foundation
import PictureFetching
import SystemIO
import TimetableLibrary
import ToolCommands
import ToolOptions
import ToolReports

/// Where a calendar is read from, as it is written on the command line.
enum CalendarSource {
  case standardInput
  case file(String)
  case address(URL)

  /// The most bytes that are read.
  private static let largestSize = 64 << 20

  /// `-`, an address, or a file's name. `webcal` is what calendars' links have in place of `https`.
  init(_ argument: String) throws(ToolError) {
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("://") {
      let text = argument.lowercased().hasPrefix("webcal://") ? "https" + argument.dropFirst("webcal".count) : argument
      guard let url = URL(string: text) else {
        let reason = AddressPort.invalid(in: text).map { "invalid port '\($0)'" } ?? "the address cannot be used"
        throw ToolError("\(argument.printable): \(reason)", exitCode: .badData)
      }
      self = .address(url)
    } else {
      self = .file(argument)
    }
  }

  /// What errors and diagnostics call it, without what may be secret in an address.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    case .address(let url): url.redacted
    }
  }

  /// Its address, which is kept; nil for anything else.
  var address: URL? { if case .address(let url) = self { url } else { nil } }

  /// Its bytes, and what its server said of them; only an address has an origin.
  ///
  /// - Parameter known: What came from the address before, for asking whether it has changed.
  /// - Returns: nil where it has not changed.
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func news(
    _ network: CalendarNetworkOptions, since known: CalendarOrigin? = nil
  ) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?)? {
    switch self {
    case .standardInput: return (try contents { size throws(SystemError) in try OpenBytes.read(0, upTo: size) }, nil)
    case .file(let path):
      return (try contents { size throws(SystemError) in try OpenBytes.read(at: path, upTo: size) }, nil)
    case .address(let url): return try await fetch(url, network, since: known)
    }
  }

  /// Its bytes, whether they have changed or not.
  ///
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func data(_ network: CalendarNetworkOptions) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?) {
    guard let news = try await news(network) else {
      throw ToolError("\(name): the server says that nothing has changed".printable, exitCode: .temporary)
    }
    return news
  }

  /// One byte more than is read says that there are too many.
  private func contents(_ read: (Int) throws(SystemError) -> Data) throws(ToolError) -> Data {
    do throws(SystemError) { return try read(Self.largestSize + 1) } catch {
      throw ToolError("\(name.printable): cannot be read: \(error)", exitCode: .noInput)
    }
  }

  private func fetch(
    _ url: URL, _ network: CalendarNetworkOptions, since known: CalendarOrigin?
  ) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?)? {
    let answer: HTTPResponse
    do throws(FetchError) {
      answer = try await network.fetch(limit: Self.largestSize).answer(from: url, headers: known?.questions ?? [])
    } catch {
      throw ToolError("\(name): \(error)".printable, exitCode: error.exitCode)
    }
    if answer.status == 304, known?.questions.isEmpty == false { return nil }
    guard answer.status == 200 else {
      let error = FetchError.status(answer.status)
      throw ToolError("\(name): \(error)".printable, exitCode: error.isPassing ? .temporary : .noInput)
    }
    let digest = Timetable.digest(of: answer.body)
    if digest == known?.digest { return nil }
    let origin = CalendarOrigin(
      address: url, etag: answer.headers["etag"], lastModified: answer.headers["last-modified"], digest: digest)
    return (answer.body, origin)
  }
}

extension FetchError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missingLibrary: .unavailable
    case .unusableAddress, .invalidPort, .refusedScheme, .refusedDowngrade, .refusedRedirect, .refusedHost,
      .tooManyRedirects,
      .tooLarge:
      .badData
    default: .temporary
    }
  }
}

/// The options of commands that fetch calendars.
struct CalendarNetworkOptions: ParsableArguments {
  @OptionGroup var hosts: HostOptions

  fileprivate func fetch(limit: Int) -> GuardedFetch {
    var fetch = GuardedFetch(limits: FetchLimits(bytes: limit), allowed: hosts.allowed())
    fetch.userAgent = "Almanac/\(UserAgent.version) (timetable on Linux)"
    return fetch
  }
}
