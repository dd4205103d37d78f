internal import Graphics
internal import LayoutEngine

/// The lines shaped last, by what decides their glyphs; paints do not.
///
/// Two generations: a full one becomes the old one, and what is asked for again moves to the new one. So the memory is
/// bounded and a line in use is not lost.
struct ShapedLineCache {
  /// What decides the glyphs of a line.
  struct Key: Hashable {
    private var texts: [String]
    private var styles: [TextStyle]
    private var paragraph: ParagraphStyle

    init(_ runs: [TextRun], style: ParagraphStyle) {
      texts = runs.map(\.text)
      styles = runs.map(\.style.shaping)
      paragraph = style
    }
  }

  private let generationSize: Int
  private var young: [Key: ShapedLine] = [:]
  private var old: [Key: ShapedLine] = [:]

  /// Creates a cache of at most twice `generationSize` lines.
  init(generationSize: Int) {
    self.generationSize = generationSize
  }

  /// The line for `key`, made by `make` when it is not there.
  mutating func line(for key: Key, make: () -> ShapedLine) -> ShapedLine {
    if let line = young[key] { return line }
    let line = old[key] ?? make()
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[key] = line
    return line
  }
}
