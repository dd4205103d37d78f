import Testing

/// Errors about invalid addresses.
struct AddressErrorTests {
  @Test(arguments: [
    ["feeds", "add"], ["timetable", "import"], ["calendar", "import"], ["daily", "set"],
    ["comic", "chapters", "--from"],
  ])
  func `an invalid port is an error`(_ command: [String]) async throws {
    let run = try await ToolBench().run(command + ["http://127.0.0.1:80:443/"])
    #expect(run.exitCode != 0)
    #expect(run.errors == "error: http://127.0.0.1:80:443/: invalid port '80:443'\n")
  }
}
