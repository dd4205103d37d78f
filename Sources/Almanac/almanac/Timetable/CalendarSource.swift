import ArgumentParser
import Diagnostics
import Foundation
import HTTPFetching
import SystemIO
import TimetableLibrary
import ToolCommands
import ToolOptions
import ToolReports

/// The source of a calendar on the command line.
enum CalendarSource {
  case standardInput
  case file(String)
  case address(URL)

  /// The size limit, in bytes.
  private static let largestSize = 64 << 20

  /// Parses `-`, an address, or a file name. `webcal` is the scheme of calendar links, in place of `https`.
  init(_ argument: String) throws(ToolError) {
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("://") {
      let text = argument.lowercased().hasPrefix("webcal://") ? "https" + argument.dropFirst("webcal".count) : argument
      guard let url = URL(string: text) else {
        let reason = AddressPort.invalid(in: text).map { "invalid port '\($0)'" } ?? "invalid URL"
        throw ToolError("\(argument.printable): \(reason)", exitCode: .badData)
      }
      self = .address(url)
    } else {
      self = .file(argument)
    }
  }

  /// The name in messages, without parts of an address that may be secret.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    case .address(let url): url.redacted
    }
  }

  /// Reads the calendar if it has changed.
  ///
  /// - Parameter known: The earlier response, for a conditional request.
  /// - Returns: The bytes and, for an address, its validators; nil if it has not changed.
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func contentsIfChanged(
    _ network: CalendarNetworkOptions, since known: CalendarOrigin? = nil
  ) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?)? {
    switch self {
    case .standardInput: return (try contents { size throws(SystemError) in try OpenBytes.read(0, upTo: size) }, nil)
    case .file(let path):
      return (try contents { size throws(SystemError) in try OpenBytes.read(at: path, upTo: size) }, nil)
    case .address(let url): return try await fetch(url, network, since: known)
    }
  }

  /// Reads the calendar unconditionally.
  ///
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func data(_ network: CalendarNetworkOptions) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?) {
    guard let news = try await contentsIfChanged(network) else {
      throw ToolError("\(name): unexpected response: 304 Not Modified".printable, exitCode: .temporary)
    }
    return news
  }

  /// Reads at most one byte more than is allowed.
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
      answer = try await network.fetch(limit: Self.largestSize).answer(
        from: url, headers: known?.conditionalHeaders ?? [])
    } catch {
      throw ToolError("\(name): \(error)".printable, exitCode: error.exitCode)
    }
    if answer.status == 304, known?.conditionalHeaders.isEmpty == false { return nil }
    guard answer.status == 200 else {
      let error = FetchError.status(answer.status)
      throw ToolError("\(name): \(error)".printable, exitCode: error.isTemporary ? .temporary : .noInput)
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
    case .invalidURL, .invalidPort, .refusedScheme, .refusedDowngrade, .refusedRedirect, .refusedHost,
      .tooManyRedirects,
      .tooLarge:
      .badData
    default: .temporary
    }
  }
}

struct CalendarNetworkOptions: ParsableArguments {
  @OptionGroup var hosts: HostArguments

  fileprivate func fetch(limit: Int) -> GuardedFetch {
    var fetch = GuardedFetch(limits: FetchLimits(bytes: limit), allowed: hosts.options.allowed())
    fetch.userAgent = "Almanac/\(Release.version) (timetable on Linux)"
    return fetch
  }
}
