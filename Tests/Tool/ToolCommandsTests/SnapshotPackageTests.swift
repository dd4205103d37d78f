import Foundation
import Testing

/// A user's package of widgets with snapshot tests, in separate processes.
extension BuildTests {
  @Test func `a package of snapshots is recorded, verified, broken, recorded again and cleaned up`() async throws {
    let user = try SnapshotPackageBench(root: root)
    try await user.build()
    try await recordsAndPasses(user)
    let first = try user.references()

    try user.edit("Sources/Garden/WateringWidget.swift", "Water today", "Water now")
    // Other cells of the matrix have other names.
    try user.edit("Tests/GardenTests/WateringTests.swift", "schemes: [.light], states", "schemes: [.dark], states")
    // A renamed test leaves its references behind.
    try user.edit("Tests/GardenTests/CardTests.swift", "testCard", "testRow")
    try await user.build()
    try await tellsWhatDiffers(user, from: first)
    try await neverRecordsInCI(user, from: first)
    try await recordsWhatChanged(user, from: first)
    try await removesWhatIsStale(user)
    try await removesWhatNoTestHas(user)
    try await namesTheViewThatStops(user)
    try await overwritesNothingThatIsReadOnly(user)
  }

  /// Without references, all are recorded by several processes at a time, and the run fails.
  private func recordsAndPasses(_ user: SnapshotPackageBench) async throws {
    let run = try await user.test(["--parallel"])
    #expect(run.exitCode == 1)
    let references = try user.references()
    #expect(references.count == 53)
    let said = run.text + run.errors
    for name in references.keys {
      #expect(said.contains("/__Snapshots__/\(name)\n"), "nothing is printed about \(name)")
    }
    #expect(said.contains("the reference was recorded. Look at it, then run again without recording."))
    #expect(try user.results().contains("WateringTests/matrix/watering/systemMedium-dark"))

    let again = try await user.test()
    #expect(again.exitCode == 0, Comment(rawValue: again.text + again.errors))
    #expect(try user.references() == references)
    #expect(try !user.results().contains("WateringTests/matrix"))
  }

  /// After a change of a word in a view, its pictures and texts fail with paths and a page, and all references stay.
  private func tellsWhatDiffers(
    _ user: SnapshotPackageBench, from first: [String: SnapshotPackageBench.Reference]
  ) async throws {
    let run = try await user.test(["--filter", "WateringTests/look"])
    #expect(run.exitCode == 1)
    let said = run.text + run.errors
    #expect(said.contains("WateringTests/look.1: the picture differs from its reference: "))
    #expect(said.contains("reference   \(user.folder(of: "WateringTests").path)/look.1.png"))
    #expect(said.contains("difference  file://") && said.contains("/report.html#WateringTests%2Flook.1"))
    #expect(said.contains("WateringTests.swift:14"))
    #expect(
      try user.reported("WateringTests~look.1") == [
        "candidate.png", "difference.png", "lines.js", "reference.png", "triptych.png",
      ])
    #expect(try user.references() == first)
  }

  /// If `CI` is set, nothing is written, not even missing references.
  private func neverRecordsInCI(
    _ user: SnapshotPackageBench, from first: [String: SnapshotPackageBench.Reference]
  ) async throws {
    let run = try await user.test(["--filter", "WateringTests"], environment: ["CI": "true"])
    #expect(run.exitCode == 1)
    #expect((run.text + run.errors).contains("systemSmall-dark-placeholder: there is no reference"))
    #expect(try user.references() == first)
  }

  /// `failed` writes only different and missing references, and the run fails.
  private func recordsWhatChanged(
    _ user: SnapshotPackageBench, from first: [String: SnapshotPackageBench.Reference]
  ) async throws {
    let run = try await user.test(environment: ["ALMANAC_SNAPSHOTS": "failed"])
    #expect(run.exitCode == 1)
    let second = try user.references()
    let changed = Set(second.keys.filter { first[$0] != second[$0] })
    // The word does not occur in the rows of single beds, or in the tests of strategies and cards.
    let look = ["look.1.png", "look.2.png", "a-whole-timeline.1.png"]
    let texts = ["texts.frames.layout.txt", "texts.said.accessibility.txt", "texts.list.displaylist.txt"]
    let cells = ["systemSmall-light", "systemSmall-dark", "systemMedium-light", "systemMedium-dark"]
    let plants = ["", "-snapshot", "-placeholder"].flatMap { state in
      ["png", "links.txt"].map { "plant/plant/systemSmall-dark\(state).\($0)" }
    }
    let rows = (1...3).map { "CardTests/testRow.\($0).png" }
    let expected = look + texts + cells.map { "matrix/watering/\($0).png" } + plants
    #expect(changed == Set(expected.map { "WateringTests/\($0)" } + rows))
    #expect((run.text + run.errors).contains("systemSmall-light-snapshot.links.txt does not belong to any snapshot"))
  }

  /// Cells that the matrix no longer has fail the run until they are removed on request.
  private func removesWhatIsStale(_ user: SnapshotPackageBench) async throws {
    let before = try user.references()
    let stale = Set(before.keys.filter { $0.hasPrefix("WateringTests/plant/plant/systemSmall-light") })
    #expect(stale.count == 6)
    let told = try await user.test()
    #expect(told.exitCode == 1)
    for name in stale { #expect((told.text + told.errors).contains("\(name) does not belong to any snapshot")) }
    #expect(try user.references() == before)
    let wrong = try await user.test(["--filter", "plant"], environment: ["ALMANAC_SNAPSHOTS_STALE": "yes"])
    #expect(wrong.exitCode == 1 && (wrong.text + wrong.errors).contains("the only value is: remove"))
    let removing = try await user.test(environment: ["ALMANAC_SNAPSHOTS_STALE": "remove"])
    #expect(removing.exitCode == 0, Comment(rawValue: removing.text + removing.errors))
    #expect(try user.references() == before.filter { !stale.contains($0.key) })
    #expect(try await user.test().exitCode == 0)
  }

  /// The references of the renamed test are listed after a complete run of several processes, and removed on request.
  /// A partial run says nothing about the others.
  private func removesWhatNoTestHas(_ user: SnapshotPackageBench) async throws {
    let before = try user.references()
    let gone = (1...3).map { "CardTests/testCard.\($0).png" }
    #expect(Set(gone).isSubset(of: before.keys))
    let (some, all) = (user.bench.path("some.txt"), user.bench.path("all.txt"))
    #expect(try await user.test(["--filter", "CardTests"], environment: ["ALMANAC_SNAPSHOTS_MET": some]).exitCode == 0)
    let filtered = try await user.bench.run(["snapshot", "stale", some, "--prune"])
    #expect(filtered.exitCode == 65 && filtered.errors.contains("some tests were left out of the run"))

    #expect(try await user.test(["--parallel"], environment: ["ALMANAC_SNAPSHOTS_MET": all]).exitCode == 0)
    let told = try await user.bench.run(["snapshot", "stale", all])
    #expect(told.exitCode == 2, Comment(rawValue: told.errors))
    let places = gone.map { "Garden/Tests/GardenTests/__Snapshots__/\($0)\n" }
    let summary = "\(before.count - 3) references used, 3 stale\n"
    #expect(told.text == places.map { "stale     \($0)" }.joined() + summary)
    #expect(try user.references() == before)
    let pruned = try await user.bench.run(["snapshot", "stale", all, "Garden/Tests", "--prune"])
    #expect(pruned.exitCode == 0 && pruned.text.hasPrefix(places.map { "removed   \($0)" }.joined()))
    #expect(try user.references() == before.filter { !gone.contains($0.key) })
    #expect(try await user.bench.run(["snapshot", "stale", all]).exitCode == 0)
  }

  /// If a view traps, or exits with 0, standard error and the report name its snapshot.
  private func namesTheViewThatStops(_ user: SnapshotPackageBench) async throws {
    for accident in ["trap", "exit"] {
      let run = try await user.test(["--filter", "FragileTests"], environment: ["GARDEN_ACCIDENT": accident])
      #expect(run.exitCode != 0, "\(accident)")
      let told = "the program stopped while drawing the snapshot WateringTests/fragile"
      #expect((run.text + run.errors).contains(told), "\(accident)")
      #expect(try user.results().contains("Stopped while drawing WateringTests/fragile.fragile."), "\(accident)")
    }
  }

  /// References in a read-only folder stay, and the failure says why nothing was recorded.
  private func overwritesNothingThatIsReadOnly(_ user: SnapshotPackageBench) async throws {
    let folder = user.folder(of: "CardTests")
    try FileManager.default.removeItem(at: folder.appending(path: "testRow.1.png"))
    let before = try user.references()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let run = try await user.test(["--filter", "CardTests"], isBoundByPermissions: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    #expect(run.exitCode == 1)
    #expect(
      (run.text + run.errors).contains("testRow.1: there is no reference; cannot record it: "),
      Comment(rawValue: run.text + run.errors))
    #expect(try user.references() == before)
  }
}
