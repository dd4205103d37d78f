import ArgumentParser
import Diagnostics
import Foundation
import HTTPFetching
import TimetableLibrary
import ToolCommands

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
    case .standardInput: return (try Self.contents(of: .standardInput, name), nil)
    case .file(let path): return (try Self.contents(ofFile: path), nil)
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

  private static func contents(ofFile path: String) throws(ToolError) -> Data {
    let file: FileHandle
    do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch { throw unreadable(path, error) }
    defer { try? file.close() }
    return try contents(of: file, path)
  }

  /// One byte more than is read says that there are too many.
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

/// The options of commands that fetch calendars.
struct CalendarNetworkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A host of your own that may be asked although its address is not public: a name, an address, or a network such as 192.168.1.0/24. May be repeated.",
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
    // Was checked.
    let allowed = (try? AllowedHosts(ToolEnvironment().allowedHosts + allowHost)) ?? .none
    var fetch = GuardedFetch(limits: FetchLimits(bytes: limit), allowed: allowed)
    fetch.userAgent = "Almanac/\(UserAgent.version) (timetable on Linux)"
    return fetch
  }
}
