/// A chapter with its place in the store.
struct StoredChapter: Hashable {
  var chapter: Chapter
  /// False for one that the list has no more.
  var isListed = true
}

/// The chapters of a comic in the order of its list; those that the list has no more come last.
struct ChapterList {
  private(set) var chapters: [StoredChapter]

  init(_ chapters: [StoredChapter]) {
    self.chapters = chapters
  }

  /// Takes over a list: its order and what it says of the chapters. What has been read stays as it was, and chapters that
  /// are not in it stay, after all others. An empty list says nothing.
  ///
  /// - Parameter list: Each number once.
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

  /// Takes over what is said of some chapters. Those that are new come before the first of a higher number.
  ///
  /// - Parameter some: Each number once.
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

  /// The chapter that follows one in the list, of the same part of the comic; after one that is not in the list, the one
  /// with the next higher number.
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
  /// What a new list says of the chapter, with what has been read of it.
  ///
  /// A chapter that was finished and has got more pages is finished no more: its last page has not been looked at. The
  /// page that was looked at last stays; where none is known, it is what was the last one.
  func updated(by new: Chapter) -> Chapter {
    let hasGrown = didFinishReading && new.endPage > endPage
    return Chapter(
      name: new.name, number: number, startPage: new.startPage, endPage: new.endPage, universe: new.universe,
      lastReadPage: lastReadPage ?? (hasGrown ? endPage : nil), coverImageURL: new.coverImageURL,
      didFinishReading: didFinishReading && !hasGrown)
  }
}
