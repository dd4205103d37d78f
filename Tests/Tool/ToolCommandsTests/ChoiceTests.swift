import ArgumentParser
import Testing

@testable import ToolOptions

/// Names, and those that come close.
@Suite struct ChoiceTests {
  private static let families = ["systemSmall", "systemMedium", "systemLarge", "accessoryInline"]

  @Test(
    arguments: [
      ("systemsmall", "systemSmall"), ("sytemSmall", "systemSmall"), ("systemMedim", "systemMedium"),
      ("medium", nil), ("systemlarge ", "systemLarge"), ("acessoryinline", "accessoryInline"), ("zzzzzzzzzz", nil),
    ] as [(String, String?)])
  func `the nearest name takes the fewest edits`(example: (name: String, nearest: String?)) {
    #expect(example.name.nearest(among: Self.families) == example.nearest)
  }

  @Test func `of no names none is near`() {
    #expect("comic".nearest(among: []) == nil)
  }

  @Test func `an exact name is found before one in other case`() throws {
    let choice = Choice(of: "kind", from: [("Comic", 1), ("comic", 2)])
    #expect(try choice.value("comic") == 2)
    #expect(try choice.value("Comic") == 1)
    #expect(try choice.value("COMIC") == 1)
  }

  @Test func `an unknown name is answered with all and the nearest`() {
    let choice = Choice(of: "kind", from: [("comic", 1), ("feeds", 2)])
    #expect(
      message { try choice.value("comics") }
        == "There is no kind 'comics'. Did you mean 'comic'? Choose from: comic, feeds.")
    #expect(message { try choice.value("timetable") } == "There is no kind 'timetable'. Choose from: comic, feeds.")
  }

  @Test func `a choice of nothing says so`() {
    #expect(message { try Choice<Int>(of: "kind", from: []).value("a") } == "There is no kind 'a'. There is none.")
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
