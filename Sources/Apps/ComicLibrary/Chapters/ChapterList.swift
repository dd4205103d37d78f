/// A chapter with its state in the store.
struct StoredChapter: Hashable {
  var chapter: Chapter
  /// False if the list no longer contains it.
  var isListed = true
}

/// The chapters of a comic in list order. Chapters that the list no longer contains come last.
struct ChapterList {
  private(set) var chapters: [StoredChapter]

  init(_ chapters: [StoredChapter]) {
    self.chapters = chapters
  }

  /// Takes over a list: its order and its data. Reading progress stays, and chapters that are not in the list stay
  /// after all others. An empty list changes nothing.
  ///
  /// - Parameter list: Without duplicate numbers.
  mutating func merge(_ list: [Chapter]) {
    if list.isEmpty { return }
    let known = byNumber
    let numbers = Set(list.map(\.number))
    chapters =
      list.map { StoredChapter(chapter: known[$0.number]?.updated(by: $0) ?? $0) }
      + chapters.filter { !numbers.contains($0.chapter.number) }.map {
        StoredChapter(chapter: $0.chapter, isListed: false)
      }
  }

  /// Takes over the data of some chapters. New chapters are inserted before the first with a higher number.
  ///
  /// - Parameter some: Without duplicate numbers.
  mutating func add(_ some: [Chapter]) {
    let known = byNumber
    for new in some {
      let chapter = known[new.number]?.updated(by: new) ?? new
      if known[new.number] != nil, let index = chapters.firstIndex(where: { $0.chapter.number == new.number }) {
        chapters[index].chapter = chapter
        if chapters[index].isListed { continue }
        chapters.remove(at: index)
      }
      let index = chapters.firstIndex { !$0.isListed || $0.chapter.number > new.number } ?? chapters.endIndex
      chapters.insert(StoredChapter(chapter: chapter), at: index)
    }
  }

  /// The next chapter of the same type in the list. After a chapter that is not in the list, the one with the next
  /// higher number.
  func next(after chapter: Chapter) -> Chapter? {
    let index = chapters.firstIndex { $0.chapter.number == chapter.number }
    let type = index.map { chapters[$0].chapter.comicType } ?? chapter.comicType
    if let index, chapters[index].isListed {
      return chapters[(index + 1)...].first { $0.isListed && $0.chapter.comicType == type }?.chapter
    }
    return chapters.lazy.filter { $0.isListed && $0.chapter.comicType == type && $0.chapter.number > chapter.number }
      .map(\.chapter).min { $0.number < $1.number }
  }

  private var byNumber: [Int: Chapter] {
    Dictionary(chapters.map { ($0.chapter.number, $0.chapter) }) { first, _ in first }
  }
}

extension Chapter {
  /// The data of a new list, with the progress of this chapter.
  ///
  /// If new pages have been added to a finished chapter, it is no longer finished. Its last viewed page stays; if
  /// that is unknown, it is the former last page.
  func updated(by new: Chapter) -> Chapter {
    let hasGrown = didFinishReading && new.endPage > endPage
    return Chapter(
      name: new.name, number: number, startPage: new.startPage, endPage: new.endPage, universe: new.universe,
      lastReadPage: lastReadPage ?? (hasGrown ? endPage : nil), coverImageURL: new.coverImageURL,
      didFinishReading: didFinishReading && !hasGrown)
  }
}
