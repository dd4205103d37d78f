import Graphics

/// The recent layouts of texts, by content and proposal.
///
/// Shared by the texts of a picture, and by the pictures of one engine. It has two generations: when the new one is
/// full it becomes the old one, and entries that are used again move to the new one. So memory is bounded, and texts
/// in use stay.
public final class TextLayoutCache {
  private struct Key: Hashable {
    var text: TextSpecification
    var proposal: ProposedViewSize

    /// The characters distinguish most texts; equality compares the rest.
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

  /// The layout of `text`, created with `make` if it is not cached.
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

@available(*, unavailable, message: "a cache belongs to one text engine and its thread")
extension TextLayoutCache: Sendable {}
