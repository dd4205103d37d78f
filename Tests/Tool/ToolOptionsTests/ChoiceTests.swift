import ArgumentParser
import Testing

@testable import ToolOptions

@Suite struct ChoiceTests {
  private static let families = ["systemSmall", "systemMedium", "systemLarge", "accessoryInline"]

  @Test(
    arguments: [
      ("systemsmall", "systemSmall"), ("sytemSmall", "systemSmall"), ("systemMedim", "systemMedium"),
      ("medium", nil), ("systemlarge ", "systemLarge"), ("acessoryinline", "accessoryInline"), ("zzzzzzzzzz", nil),
    ] as [(String, String?)])
  func `the nearest name has the smallest edit distance`(example: (name: String, nearest: String?)) {
    #expect(example.name.nearest(among: Self.families) == example.nearest)
  }

  @Test func `without names there is no nearest one`() {
    #expect("comic".nearest(among: []) == nil)
  }

  @Test func `an exact match is preferred to one in another case`() throws {
    let choice = Choice(of: "kind", from: [("Comic", 1), ("comic", 2)])
    #expect(try choice.value("comic") == 2)
    #expect(try choice.value("Comic") == 1)
    #expect(try choice.value("COMIC") == 1)
  }

  @Test func `the error for an unknown name has all names and the nearest`() {
    let choice = Choice(of: "kind", from: [("comic", 1), ("feeds", 2)])
    #expect(
      message { try choice.value("comics") }
        == "unknown kind 'comics'. Did you mean 'comic'? Choose from: comic, feeds.")
    #expect(message { try choice.value("timetable") } == "unknown kind 'timetable'. Choose from: comic, feeds.")
  }

  @Test func `the error for an empty choice says so`() {
    #expect(message { try Choice<Int>(of: "kind", from: []).value("a") } == "unknown kind 'a'. There are no choices.")
  }

  private func message(_ body: () throws -> Int) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? ValidationError)?.message
    }
  }
}
