import ArgumentParser
import Diagnostics
import Foundation
import PictureFetching
import TimetableLibrary
import ToolOptions
import ToolReports

/// The source of a calendar on the command line.
enum CalendarSource {
  case standardInput
  case file(String)
  case address(URL)

  /// In bytes.
  private static let largestSize = 64 << 20

  /// Parses `-`, an address, or a file name. `webcal` is the scheme of calendar links, in place of `https`.
  init(_ argument: String) throws(ToolError) {
    if argument == "-" {
      self = .standardInput
    } else if argument.contains("://") {
      let text = argument.lowercased().hasPrefix("webcal://") ? "https" + argument.dropFirst("webcal".count) : argument
      guard let url = URL(string: text) else {
        let reason = AddressPort.invalid(in: text).map { "invalid port '\($0)'" } ?? "invalid address"
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

  /// The address, which is stored; nil for other sources.
  var address: URL? { if case .address(let url) = self { url } else { nil } }

  /// Reads the calendar if it has changed.
  ///
  /// - Parameter known: The earlier response, for a conditional request.
  /// - Returns: The bytes and, for an address, its validators; nil if it has not changed.
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func news(
    _ network: CalendarNetworkOptions, since known: CalendarOrigin? = nil
  ) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?)? {
    switch self {
    case .standardInput: return (try Self.contents(of: .standardInput, name), nil)
    case .file(let path): return (try Self.contents(ofFile: path), nil)
    case .address(let url): return try await fetch(url, network, since: known)
    }
  }

  /// Reads the calendar unconditionally.
  ///
  /// - Throws: A failure with exit code 65, 66, 69 or 75.
  func data(_ network: CalendarNetworkOptions) async throws(ToolError) -> (data: Data, origin: CalendarOrigin?) {
    guard let news = try await news(network) else {
      throw ToolError("\(name): unexpected response: 304 Not Modified".printable, exitCode: .temporary)
    }
    return news
  }

  private static func contents(ofFile path: String) throws(ToolError) -> Data {
    let file: FileHandle
    do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch { throw unreadable(path, error) }
    defer { try? file.close() }
    return try contents(of: file, path)
  }

  /// Reads at most one byte more than is allowed.
  private static func contents(of file: FileHandle, _ name: String) throws(ToolError) -> Data {
    do {
      var data = Data()
      while data.count <= largestSize, let more = try file.read(upToCount: 1 << 20), !more.isEmpty { data += more }
      return data
    } catch {
      throw unreadable(name, error)
    }
  }

  private static func unreadable(_ name: String, _ error: any Error) -> ToolError {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let reason = underlying.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
    return ToolError("\(name.printable): cannot be read: \(reason)", exitCode: .noInput)
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

struct CalendarNetworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Allow requests to a host with a private address: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
      valueName: "HOST"))
  var allowHost: [String] = []

  func validate() throws {
    for (source, hosts) in [("--allow-host", allowHost), ("ALMANAC_ALLOW_HOSTS", ToolEnvironment().allowedHosts)] {
      do throws(AllowedHosts.InvalidHost) {
        _ = try AllowedHosts(hosts)
      } catch {
        throw ValidationError("\(source): \(error).")
      }
    }
  }

  fileprivate func fetch(limit: Int) -> GuardedFetch {
    // Validated before.
    let allowed = (try? AllowedHosts(ToolEnvironment().allowedHosts + allowHost)) ?? .none
    var fetch = GuardedFetch(limits: FetchLimits(bytes: limit), allowed: allowed)
    fetch.userAgent = "Almanac/\(UserAgent.version) (timetable on Linux)"
    return fetch
  }
}
