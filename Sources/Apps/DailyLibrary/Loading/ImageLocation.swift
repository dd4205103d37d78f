import Foundation
import HTTPFetching

/// The location of an image of the data.
enum ImageLocation: Hashable, Sendable {
  case file(path: String)
  case address(URL)

  /// Why an image is not loaded.
  struct ImageLocationError: Error {
    let reason: String
  }

  /// Resolves the location of an image. Only data in files can refer to files, and only to those in their folder,
  /// after following links: the author of the data must not choose other files of this machine.
  init(_ picture: DailyImage, in source: DailySource) throws(ImageLocationError) {
    let location = picture.location.trimmingCharacters(in: .whitespacesAndNewlines)
    guard location.count <= 4096, !location.utf8.contains(0) else {
      throw ImageLocationError(reason: "invalid image location")
    }
    if let scheme = Self.scheme(of: location) {
      guard ["http", "https"].contains(scheme) else {
        throw ImageLocationError(reason: "unsupported URL scheme '\(scheme.prefix(20))' (only http and https)")
      }
      guard let url = URL(string: location) else {
        throw ImageLocationError(
          reason: AddressPort.invalid(in: location).map { "invalid port '\($0)'" } ?? "invalid URL")
      }
      self = .address(url)
      return
    }
    switch source {
    case .address(let base):
      guard let url = URL(string: location, relativeTo: base)?.absoluteURL else {
        throw ImageLocationError(reason: "invalid image location")
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

  private static func path(_ location: String, besides path: String) throws(ImageLocationError) -> String {
    let outside = ImageLocationError(reason: "not in the folder of the data")
    let words = location.split(separator: "/", omittingEmptySubsequences: false)
    guard !location.hasPrefix("/"), !words.contains("..") else { throw outside }
    guard let folder = realPath(URL(filePath: path).deletingLastPathComponent().path) else {
      throw ImageLocationError(reason: "the folder of the data does not exist")
    }
    guard let found = realPath("\(folder)/\(location)") else { throw ImageLocationError(reason: "no such file") }
    guard found.hasPrefix(folder == "/" ? "/" : folder + "/") else { throw outside }
    return found
  }

  /// The path with all links resolved; nil if it does not exist.
  private static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
