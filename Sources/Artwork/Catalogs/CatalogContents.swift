import Foundation
import Graphics

/// What a `Contents.json` says: Apple's asset catalogue format, as far as pictures need it.
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

  struct ImageEntry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct ColorEntry: Decodable {
    struct Value: Decodable {
      var space: String?
      var components: [String: Component]?
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
  }

  /// `"0xFF"`, `"255"`, `"0.500"` or a number. Whole numbers without a point are bytes.
  struct Component: Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x") {
        value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        value = Double(text)
      } else {
        value = Double(text).map { $0 > 1 ? $0 / 255 : $0 }
      }
    }
  }

  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  /// The most bytes that such a file may have.
  private static let limit = 1 << 20

  /// Reads the file in `folder`; nil when there is none. What is wrong with one that is there is reported.
  static func read(in folder: URL) -> CatalogContents? {
    let path = folder.appending(path: "Contents.json").path
    do throws(PictureError) {
      let data = try PictureFile.contents(ofFile: path, limit: limit)
      if let contents = try? JSONDecoder().decode(CatalogContents.self, from: data) { return contents }
      report("not the JSON of an asset catalogue; the set is left out", path)
    } catch {
      if error != .missing { report("\(error); the set is left out", path) }
    }
    return nil
  }

  static func report(_ message: String, _ path: String) {
    DiagnosticLog.current.report(Diagnostic(id: "asset.unreadable", message: message, subject: path))
  }
}

extension [CatalogContents.Appearance]? {
  /// Light, dark, or nil for any.
  var luminosity: CatalogLuminosity? {
    self?.first { $0.appearance == "luminosity" }?.value.flatMap(CatalogLuminosity.init(rawValue:))
  }
}

/// Which colour scheme a variant is for.
package enum CatalogLuminosity: String, Hashable, Sendable {
  case light
  case dark
}
