import Foundation
import HTTPFetching

/// Where a picture is that the data name.
enum ImageLocation: Hashable, Sendable {
  case file(path: String)
  case address(URL)

  /// Why a picture is not looked for.
  struct Refusal: Error {
    let reason: String
  }

  /// Finds a picture from the data that name it. Files are found only by data in files, and only in their folder and
  /// below, links followed: whoever sends a file must not choose what of the machine is shown.
  init(_ picture: DailyImage, in source: DailySource) throws(Refusal) {
    let location = picture.location.trimmingCharacters(in: .whitespacesAndNewlines)
    guard location.count <= 4096, !location.utf8.contains(0) else {
      throw Refusal(reason: "this is no place of a picture")
    }
    if let scheme = Self.scheme(of: location) {
      guard ["http", "https"].contains(scheme) else {
        throw Refusal(reason: "only http and https are fetched, not \(scheme.prefix(20))")
      }
      guard let url = URL(string: location) else {
        throw Refusal(
          reason: AddressPort.invalid(in: location).map { "invalid port '\($0)'" } ?? "the address is invalid")
      }
      self = .address(url)
      return
    }
    switch source {
    case .address(let base):
      guard let url = URL(string: location, relativeTo: base)?.absoluteURL else {
        throw Refusal(reason: "this is no place of a picture")
      }
      self = .address(url)
    case .file(let path): self = .file(path: try Self.path(location, besides: path))
    }
  }

  private static func scheme(of location: String) -> String? {
    let scheme = location.prefix { $0 != ":" && $0 != "/" }
    guard scheme.count > 1, location.dropFirst(scheme.count).first == ":", scheme.allSatisfy(\.isASCII) else {
      return nil
    }
    return scheme.lowercased()
  }

  private static func path(_ location: String, besides path: String) throws(Refusal) -> String {
    let outside = Refusal(reason: "is not in the folder of the data")
    let words = location.split(separator: "/", omittingEmptySubsequences: false)
    guard !location.hasPrefix("/"), !words.contains("..") else { throw outside }
    guard let folder = realPath(URL(filePath: path).deletingLastPathComponent().path) else {
      throw Refusal(reason: "the folder of the data is gone")
    }
    guard let found = realPath("\(folder)/\(location)") else { throw Refusal(reason: "there is no such file") }
    guard found.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw outside }
    return found
  }

  /// The path with every link followed; nil where nothing is there.
  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
