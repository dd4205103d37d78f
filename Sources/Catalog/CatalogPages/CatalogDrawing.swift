import Ambient
package import Foundation
import Rendering
import SystemIO
import Timelines
import ViewCatalog
import Views

/// Draws all samples, and writes the page.
package struct CatalogDrawing: Sendable {
  private let sources: SampleSources
  private let folder: URL
  private let renderer = SampleRenderer()

  /// - Parameters:
  ///   - sources: The folder of the module `ViewCatalog`, the source of the page's code.
  ///   - folder: The folder of the page.
  package init(sources: URL, folder: URL) {
    self.sources = SampleSources(folder: sources)
    self.folder = folder
  }

  /// Draws `jobs` samples at a time; returns the number of samples.
  ///
  /// - Throws: ``SampleErrors`` for invalid samples; the page is written nevertheless.
  package func draw(jobs: Int) async throws -> Int {
    let samples = Catalog.groups.flatMap(Self.wishes)
    let results = await samples.concurrentMap(jobs: jobs, card)
    var cards = try results.map { try $0.get() }[...]
    let failures = cards.flatMap(\.problems).map(\.description)
    let sections = Catalog.groups.map { group in
      let own = cards.prefix(group.samples.count)
      cards = cards.dropFirst(own.count)
      return CatalogPage.Section(title: group.title, summary: group.summary, cards: Array(own))
    }
    try write(Data(CatalogPage(sections: sections).html.utf8), to: "index.html")
    guard failures.isEmpty else { throw SampleErrors(failures: failures) }
    return samples.count
  }

  /// The samples of a group, each with a unique file name: `.padding()` and `.padding(_:)` must not share one.
  private static func wishes(_ group: any SampleGroup) -> [PendingRender] {
    var uses: [String: Int] = [:]
    return group.samples.map { sample in
      let name = sample.name.slug
      uses[name, default: 0] += 1
      let number = uses[name].flatMap { $0 > 1 ? "-\($0)" : nil } ?? ""
      return PendingRender(
        sample: UncheckedBox(value: sample), file: "\(group.title.slug)/\(name)\(number)",
        showsSpoken: group.showsAlternativeText)
    }
  }

  private func card(_ wish: PendingRender) async -> Result<CatalogPage.Card, any Error> {
    let sample = wish.sample.value
    do {
      let file = wish.file
      let light = try await renderer.picture(of: sample, in: .light)
      let dark = try await renderer.picture(of: sample, in: .dark)
      try write(light.data, to: "\(file)-light.png")
      try write(dark.data, to: "\(file)-dark.png")
      let code = try sources.code(of: sample)
      return .success(
        .init(
          name: sample.name, note: sample.note, code: code, file: file, size: dark.size,
          isAnimated: dark.isAnimated, spoken: dark.frame.lowered.accessibilityText, showsSpoken: wish.showsSpoken,
          problems: sample.problems(with: dark)))
    } catch {
      return .failure(error)
    }
  }

  private func write(_ data: Data, to file: String) throws {
    try AtomicFile.write(data, to: folder.appending(path: file).path)
  }
}

/// A sample and the prefix of its image files.
private struct PendingRender: Sendable {
  // A sample's view is created on one thread; its closure captures nothing.
  let sample: UncheckedBox<Sample>
  let file: String
  let showsSpoken: Bool
}

/// The problems of samples, one sentence each.
struct SampleErrors: Error, CustomStringConvertible {
  let failures: [String]

  var description: String { failures.joined(separator: "\n") }
}
