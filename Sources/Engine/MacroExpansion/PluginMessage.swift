import Foundation

/// A request of the compiler, and its response.
struct PluginMessage {
  private let kind: String
  private let contents: [String: Any]

  /// Parses a request: an object with one entry, whose key is the kind of the request.
  init(_ data: Data) {
    let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    kind = object?.keys.first ?? ""
    contents = kind.isEmpty ? [:] : object?[kind] as? [String: Any] ?? [:]
  }

  /// The response as JSON. Unknown requests, which a newer compiler may send, get an empty expansion, so that the
  /// compiler continues and reports what is missing.
  var answer: Data {
    let answer: [String: Any] =
      switch kind {
      case "getCapability":
        ["getCapabilityResult": ["capability": ["protocolVersion": Self.protocolVersion, "features": [String]()]]]
      case "loadPluginLibrary": ["loadPluginLibraryResult": ["loaded": false, "diagnostics": [Any]()]]
      default: ["expandMacroResult": expansion]
      }
    return (try? JSONSerialization.data(withJSONObject: answer)) ?? Data("{}".utf8)
  }

  /// The version of the protocol from which on every expansion has the same response, and requests contain the
  /// enclosing declarations.
  private static let protocolVersion = 7

  private var expansion: [String: Any] {
    let macro = contents["macro"] as? [String: Any]
    var application = MacroApplication(
      role: contents["macroRole"] as? String ?? "", declaration: source(of: contents["declSyntax"]),
      context: (contents["lexicalContext"] as? [Any] ?? []).map(source),
      extendedType: source(of: contents["extendedTypeSyntax"]).filter { !$0.isWhitespace })
    application.use = source(of: contents["syntax"])
    application.location = location(of: contents["syntax"])
    application.discriminator = contents["discriminator"] as? String ?? ""
    switch Expansion.of(macro?["typeName"] as? String ?? "", application) {
    case .source(let text): return ["expandedSource": text, "diagnostics": [Any]()]
    case .error(let text): return ["expandedSource": "", "diagnostics": [error(text)]]
    }
  }

  private func source(of syntax: Any?) -> String { (syntax as? [String: Any])?["source"] as? String ?? "" }

  private func location(of syntax: Any?) -> SourceLocation {
    let location = (syntax as? [String: Any])?["location"] as? [String: Any]
    return SourceLocation(file: location?["fileID"] as? String ?? "", line: location?["line"] as? Int ?? 1)
  }

  /// An error at the location of the macro.
  private func error(_ text: String) -> [String: Any] {
    let syntax = (contents["declSyntax"] ?? contents["syntax"]) as? [String: Any]
    let location = syntax?["location"] as? [String: Any]
    return [
      "message": text, "severity": "error",
      "position": ["fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
  }
}
