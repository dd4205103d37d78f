import Foundation

/// The contents of a `Contents.json` (Apple's Asset Catalog Format Reference), as far as widgets need them.
struct CatalogContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  /// A file of an image set, symbol set, app icon or data set, with the traits that select it.
  struct FileEntry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?
    var locale: String?
    var direction: String?
    var widthClass: String?
    var heightClass: String?
    var subtype: String?
    var resizing: CatalogResizing?
    var type: String?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, locale, subtype, resizing
      case gamut = "display-gamut"
      case direction = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case type = "universal-type-identifier"
    }

    /// The file; `nil` if no file, or a file outside of the set, is named.
    func file(in folder: URL) -> URL? {
      guard let filename, !filename.isEmpty, !filename.contains("/"), !filename.utf8.contains(0) else { return nil }
      return folder.appendingFile(filename)
    }
  }

  struct ColorEntry: Decodable {
    var color: CatalogColorValue?
    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?

    private enum CodingKeys: String, CodingKey {
      case color, idiom, appearances
      case gamut = "display-gamut"
    }
  }

  var images: [FileEntry]?
  var symbols: [FileEntry]?
  var data: [FileEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  /// The size limit of the file, in bytes.
  private static let limit = 4 << 20

  /// Reads the file in `folder`; `nil` if there is none.
  ///
  /// - Throws: A fatal problem: a JSON syntax error with its position, or a value of the wrong type.
  static func read(in folder: URL) throws(CatalogDiagnostic) -> CatalogContents? {
    let file = folder.appending(path: "Contents.json", directoryHint: .notDirectory)
    let bytes: Data
    do throws(ImageError) {
      bytes = try ImageFile.contents(ofFile: file.path, limit: limit)
    } catch {
      if error == .missing { return nil }
      throw CatalogDiagnostic(file, "\(error)", isFatal: true)
    }
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: bytes)
    } catch {
      throw CatalogDiagnostic(file, CatalogJSONError(error, in: bytes).description, isFatal: true)
    }
  }

  /// Reads the file of `set` and reports its problems.
  static func reported(of set: CatalogSet) -> CatalogContents? {
    do throws(CatalogDiagnostic) {
      return try read(in: set.folder)
    } catch {
      error.report()
      return nil
    }
  }
}

extension [CatalogContents.Appearance]? {
  /// Light, dark, or `nil` for any.
  var luminosity: CatalogLuminosity? {
    self?.first { $0.appearance == "luminosity" }?.value.flatMap(CatalogLuminosity.init(rawValue:))
  }

  /// Whether the variant is for a setting that is never used: high contrast or a tinted icon.
  var isForOthers: Bool {
    self?.contains { $0.appearance == "contrast" || $0.appearance == "luminosity" && $0.value == "tinted" } ?? false
  }
}

/// The colour scheme of a variant.
package enum CatalogLuminosity: String, Hashable, Sendable {
  case light
  case dark
}
