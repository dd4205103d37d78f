import ArgumentParser
import Synchronization
import Testing
import ToolReports

@testable import DesktopSetup

struct SetupTerminalTests {
  /// A terminal at which these lines are typed, and what it shows.
  private final class Screen: Sendable {
    let lines: Mutex<[String]>
    let shown = Mutex("")

    init(_ lines: [String]) { self.lines = Mutex(lines) }

    var terminal: SetupTerminal {
      SetupTerminal(
        isAsking: true, readLine: { self.lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
        write: { text in self.shown.withLock { $0 += text } })
    }

    var text: String { shown.withLock { $0 } }
  }

  private func number(_ word: String) throws -> Int {
    guard let number = Int(word) else { throw ValidationError("invalid number '\(word)'.") }
    return number
  }

  @Test func `Enter accepts the default, and another answer replaces it`() throws {
    let screen = Screen(["", " 5 "])
    #expect(try screen.terminal.answer("How many", usual: "3", number) == 3)
    #expect(try screen.terminal.answer("How many", ["One note."], usual: "3", number) == 5)
    #expect(screen.text == "How many [3]: " + "  One note.\nHow many [3]: ")
  }

  @Test func `an invalid answer is asked for again, with the reason`() throws {
    let screen = Screen(["many", "7"])
    #expect(try screen.terminal.answer("How many", usual: "3", number) == 7)
    #expect(screen.text == "How many [3]:   invalid number 'many'.\nHow many [3]: ")
  }

  @Test func `the end of the input is an error, and changes nothing`() {
    let error = #expect(throws: ToolError.self) { try Screen([]).terminal.answer("How many", usual: "3", number) }
    #expect(error?.exitCode == .validationFailure)
    #expect(error?.message == "the input ended; nothing was changed")
  }

  @Test func `an answer of the command line is not asked for, nor is any without a terminal`() throws {
    let screen = Screen([])
    #expect(try screen.terminal.answer("How many", given: "4", usual: "3", number) == 4)
    #expect(throws: ValidationError.self) { try screen.terminal.answer("How many", given: "x", usual: "3", number) }
    #expect(screen.text == "")
    #expect(try SetupTerminal(isAsking: false).answer("How many", usual: "3", number) == 3)
  }

  @Test func `yes and no`() throws {
    let screen = Screen(["", "", "n", "perhaps", "YES"])
    #expect(try screen.terminal.agrees("Do it", usual: true))
    #expect(try !screen.terminal.agrees("Do it", usual: false))
    #expect(try !screen.terminal.agrees("Do it", usual: true))
    #expect(try screen.terminal.agrees("Do it", usual: false))
    #expect(screen.text.hasSuffix("Do it [y/N]:   Answer y or n.\nDo it [y/N]: "))
  }
}
