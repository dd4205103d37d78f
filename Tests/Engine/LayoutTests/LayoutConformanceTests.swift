import Foundation
import RepositoryFiles
import SwiftUI
import Testing
import WidgetTesting

/// SwiftUI's frames, compared to a hundredth of a point.
struct LayoutConformanceTests {
  @Test(arguments: LayoutCase.all)
  func `a view has SwiftUI's size and frames`(_ layout: LayoutCase) {
    let probed = layout.layout()
    if !layout.size.isEmpty {
      #expect(
        isClose([probed.size.width, probed.size.height], layout.size), "size \(probed.size), SwiftUI \(layout.size)")
    }
    for (name, expected) in layout.frames {
      let frame = probed.frames[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
      #expect(isClose(frame, expected), "\(name) is at \(frame), SwiftUI has it at \(expected)")
    }
    for (name, edges) in layout.painted {
      let frame = probed.pixelFrames[name] ?? .null
      let painted = ["left": frame.minX, "top": frame.minY, "right": frame.maxX, "bottom": frame.maxY]
      for (edge, pixel) in edges { #expect(painted[edge] == pixel, "\(name), \(edge)") }
    }
  }

  @Test func `the names of cases are unique`() {
    #expect(Set(LayoutCase.all.map(\.id)).count == LayoutCase.all.count)
  }

  @Test func `the cases are those of the data`() throws {
    let folder = Repository.file("Tests/Fixtures/Conformance")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasPrefix("layout-") && $0.hasSuffix(".json")
    }
    var ids: Set<String> = []
    for file in files {
      let data = try Data(contentsOf: folder.appending(path: file))
      let cases = try JSONDecoder().decode(CaseFile.self, from: data).cases
      ids.formUnion(cases.map(\.id))
    }
    #expect(Set(LayoutCase.all.map(\.id)) == ids, "run Scripts/conformance-layout")
  }

  private struct CaseFile: Decodable {
    let cases: [Case]

    struct Case: Decodable { let id: String }
  }

  /// Equal within a hundredth; a missing value matches anything.
  private func isClose(_ values: [CGFloat], _ expected: [CGFloat?]) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { value, wanted in
        wanted.map { value == $0 || abs(value - $0) < 0.01 } ?? true
      }
  }
}
