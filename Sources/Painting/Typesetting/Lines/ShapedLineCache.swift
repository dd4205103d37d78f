internal import Graphics
internal import LayoutEngine

/// A cache of recently shaped lines, by everything that determines their glyphs, which excludes paint.
///
/// It has two generations: a full one becomes the old one, and used lines move to the new one. So memory is bounded,
/// and a line in use is not evicted.
struct ShapedLineCache {
  /// Everything that determines the glyphs of a line.
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

  /// The cached line for `key`, or the result of `make`.
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
