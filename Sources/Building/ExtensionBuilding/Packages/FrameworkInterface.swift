import Foundation

/// The declarations of a binary framework for Apple's systems, with bodies that do nothing.
///
/// They are read from the framework's `.swiftinterface`. Types, cases and protocols are used unchanged; modifiers
/// return the modified view, functions an empty value of their result type. Declarations without an empty value are
/// left out, so that code that uses them does not compile, instead of failing at run time.
struct FrameworkInterface {
  private let module: String
  private let lines: [Substring]

  init(_ text: String, module: String) {
    self.module = module
    lines = text.split(separator: "\n")
  }

  /// The interface in a framework: preferably for devices, and never a private one.
  static func file(in framework: URL) -> URL? {
    let found = FileManager.default.enumerator(atPath: framework.path)?.compactMap { $0 as? String } ?? []
    let texts = found.filter {
      $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") && !$0.contains(".package.")
    }
    let rank = { (path: String) in (path.contains("simulator") ? 2 : 0) + (path.contains("ios") ? 0 : 1) }
    return texts.min { (rank($0), $0) < (rank($1), $1) }.map { framework.appending(path: $0) }
  }

  var source: String {
    var result: [String] = []
    // The declaration of each open brace.
    var open: [String] = []
    for line in lines {
      guard let line = cleaned(line) else { continue }
      let isRequirement = open.last?.contains("protocol ") ?? false
      if line == "}" {
        if !open.isEmpty { open.removeLast() }
      } else if line.hasSuffix("{") {
        open.append(line)
      } else if !isRequirement && Self.needsBody(line) {
        if let body = Self.body(of: line, in: open.last ?? "") { result.append(body) }
        continue
      }
      result.append(line)
    }
    return result.joined(separator: "\n") + "\n"
  }

  /// The line without attributes that only interfaces have; nil if nothing is left.
  private func cleaned(_ line: Substring) -> String? {
    var text = line.trimmingCharacters(in: .whitespaces)
    for attribute in Self.attributes { text = text.replacing(attribute, with: "") }
    text = text.replacing("\(module).", with: "").trimmingCharacters(in: .whitespaces)
    let isLeftOut =
      text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#") || text.contains("@_opaqueReturnTypeOf")
      || text.contains("deinit")
    if isLeftOut { return nil }
    guard text.hasPrefix("import ") || text.hasPrefix("@_exported import ") else { return text }
    let name = String(text.split(separator: " ").last ?? "")
    return ModuleResolver.isKnown(name) && !["Swift", "_Concurrency", "_StringProcessing"].contains(name) ? text : nil
  }

  private static let attributes = [
    "@_Concurrency.MainActor(unsafe) ", "@_Concurrency.MainActor ", "@MainActor ", "@preconcurrency ", "@objc ",
    "@frozen ", "@inlinable ", "@usableFromInline ", "@_alwaysEmitIntoClient ", "@_hasMissingDesignatedInitializers ",
    "@_inheritsConvenienceInitializers ",
  ]

  /// Whether a line declares a function, initializer or property without a body.
  private static func needsBody(_ line: String) -> Bool {
    let words = words(of: line).prefix { $0 != "case" && $0 != "typealias" }
    guard ["func", "init", "var", "let", "subscript"].contains(where: { words.contains($0) }) else { return false }
    return !line.hasSuffix("}") || line.hasSuffix("{ get }") || line.hasSuffix("{ get set }")
  }

  private static func words(of line: String) -> [String] {
    line.split { !($0.isLetter || $0 == "_") }.map(String.init)
  }

  /// The declaration with a body; nil if there is no value to return.
  private static func body(of line: String, in container: String) -> String? {
    let words = words(of: line)
    if words.contains("subscript") || words.contains("override") { return nil }
    guard !words.contains("func"), !words.contains("init") else {
      guard let arrow = line.range(of: " -> ", options: .backwards) else { return line + " {}" }
      let result = String(line[arrow.upperBound...])
      if line.contains("body(content") { return line + " { content }" }
      let isModifier = container.hasPrefix("extension SwiftUI.View ")
      if isModifier && result.hasPrefix("some SwiftUI.View") { return line + " { self }" }
      return emptyValue(of: result).map { "\(line) { \($0) }" }
    }
    guard let colon = line.range(of: ": ") else { return nil }
    let parts = line[colon.upperBound...].components(separatedBy: " { ")
    guard let value = emptyValue(of: parts[0]) else { return nil }
    guard let accessors = parts.dropFirst().first else { return "\(line) = \(value)" }
    let head = line[..<colon.upperBound] + parts[0]
    return head + (accessors == "get set }" ? " { get { \(value) } set {} }" : " { \(value) }")
  }

  private static func emptyValue(of type: String) -> String? {
    switch type {
    case "some SwiftUI.View": "SwiftUI.EmptyView()"
    case "Swift.Bool": "false"
    case "Swift.String": "\"\""
    case "Swift.Int", "Swift.Double", "Swift.Float", "CoreGraphics.CGFloat", "CoreFoundation.CGFloat",
      "Foundation.CGFloat", "Foundation.TimeInterval":
      "0"
    case "Swift.Void", "()": "()"
    case _ where type.hasSuffix("?"): "nil"
    case _ where type.hasPrefix("[") && type.hasSuffix("]"): type.contains(" : ") ? "[:]" : "[]"
    default: nil
    }
  }
}
