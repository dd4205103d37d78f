internal import CMarkup
import Foundation

/// Builds the nodes from the parser's events. Used on one thread, once.
final class MarkupBuilder {
  private let limits: MarkupLimits
  private var nodes: [Markup.Node] = []
  /// The indices of the open elements.
  private var open: [Int] = []
  /// Bytes of a text that comes in pieces, which may split a character.
  private var text: [UInt8] = []
  private var error: MarkupError?

  private init(limits: MarkupLimits) { self.limits = limits }

  /// Parses UTF-8 without a NUL.
  ///
  /// - Throws: Any ``MarkupError`` except `.tooLarge`.
  static func markup(of bytes: [UInt8], as kind: Markup.Kind, limits: MarkupLimits) throws(MarkupError) -> Markup {
    let builder = MarkupBuilder(limits: limits)
    var events = cmarkup_events()
    events.context = Unmanaged.passUnretained(builder).toOpaque()
    events.start = { MarkupBuilder.of($0)?.start($1, $2) ?? false }
    events.end = { MarkupBuilder.of($0)?.end() ?? false }
    events.text = { MarkupBuilder.of($0)?.add($1, $2) ?? false }
    var isRepaired = false
    let status = bytes.withUnsafeBufferPointer { buffer in
      withExtendedLifetime(builder) {
        cmarkup_parse(kind == .html, buffer.baseAddress, buffer.count, max(limits.words, 0), &events, &isRepaired)
      }
    }
    switch status {
    case CMARKUP_OK: break
    case CMARKUP_MISSING_LIBRARY: throw .missingLibrary
    case CMARKUP_STOPPED: throw builder.error ?? .outOfMemory
    case CMARKUP_TOO_MANY_WORDS: throw .endlessTag(limit: limits.words)
    default: throw .outOfMemory
    }
    return try builder.finished(isRepaired: isRepaired)
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> MarkupBuilder? {
    context.map { Unmanaged<MarkupBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ list: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> Bool {
    guard let name, endText() else { return false }
    guard open.count < limits.depth else { return fail(.tooDeep(limit: limits.depth)) }
    var attributes: [Markup.Attribute] = []
    if var next = list {
      while let name = next[0] {
        attributes.append(.init(name: String(cString: name), value: next[1].map { String(cString: $0) } ?? ""))
        next += 2
      }
    }
    let place = nodes.count
    guard append(name: String(cString: name), attributes: attributes) else { return false }
    open.append(place)
    return true
  }

  private func end() -> Bool {
    guard endText() else { return false }
    if let last = open.popLast() { nodes[last].end = nodes.count }
    return true
  }

  private func add(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Bool {
    text.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return true
  }

  private func endText() -> Bool {
    guard !text.isEmpty else { return true }
    let whole = String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
    return append(text: whole)
  }

  private func append(name: String? = nil, text: String = "", attributes: [Markup.Attribute] = []) -> Bool {
    guard nodes.count < limits.nodes else { return fail(.tooManyNodes(limit: limits.nodes)) }
    nodes.append(
      Markup.Node(name: name, text: text, attributes: attributes, depth: open.count, end: nodes.count + 1))
    return true
  }

  private func fail(_ error: MarkupError) -> Bool {
    self.error = error
    return false
  }

  private func finished(isRepaired: Bool) throws(MarkupError) -> Markup {
    guard endText() else { throw error ?? .outOfMemory }
    // Elements without an end tag.
    for place in open { nodes[place].end = nodes.count }
    return Markup(nodes: nodes, isRepaired: isRepaired)
  }
}
