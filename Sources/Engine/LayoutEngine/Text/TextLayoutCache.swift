import Graphics

/// Texts set last, by their content and what was proposed to them.
///
/// Shared by the texts of one picture and by the pictures that one engine draws. Two generations: a full one becomes
/// the old one, and what is asked for again moves to the new one. So the memory is bounded and a text in use is not
/// lost.
public final class TextLayoutCache {
  private struct Key: Hashable {
    var text: TextSpecification
    var proposal: ProposedViewSize

    /// The characters tell most texts apart; the rest is left to the comparison.
    func hash(into hasher: inout Hasher) {
      hasher.combine(proposal)
      for run in text.runs { hasher.combine(run.text) }
    }
  }

  private let generationSize: Int
  private var young: [Key: TextLayout] = [:]
  private var old: [Key: TextLayout] = [:]

  /// Creates a cache of at most twice `generationSize` texts.
  package init(generationSize: Int) {
    self.generationSize = max(1, generationSize)
  }

  /// The layout of `text`, made by `make` when it is not there.
  package func layout(
    of text: TextSpecification, for proposal: ProposedViewSize, make: () -> TextLayout
  ) -> TextLayout {
    let key = Key(text: text, proposal: proposal)
    if let layout = young[key] { return layout }
    let layout = old[key] ?? make()
    if young.count >= generationSize {
      old = young
      young = [:]
    }
    young[key] = layout
    return layout
  }
}

@available(*, unavailable, message: "a cache belongs to one text engine, which belongs to one thread")
extension TextLayoutCache: Sendable {}
