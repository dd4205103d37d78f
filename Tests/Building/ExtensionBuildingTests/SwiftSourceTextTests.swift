import Testing

@testable import ExtensionBuilding

struct SwiftSourceTextTests {
  @Test func `imports are found in all forms`() {
    let text = SwiftSourceText(
      """
      \(ImportLines("SwiftUI"))
      @testable import Kit
      @preconcurrency public import os.log
        import struct Shared.Thing
      // import No
      /* import No /* import No */ import No */
      let text = "import No"
      let long = \"\"\"
        import No
        \"\"\"
      """)
    #expect(text.imports == ["SwiftUI", "Kit", "os", "Shared"])
  }

  @Test func `nested and raw strings hide their contents`() {
    let text = SwiftSourceText(##"let a = "\(b("@main")) @main"; let c = #"@main " @main"#"##)
    #expect(!text.hasMain)
    #expect(SwiftSourceText("let a = \"x\"\n@main struct A {}").hasMain)
  }

  @Test func `an @main in a condition or a longer word does not count`() {
    #expect(!SwiftSourceText("#if os(watchOS)\n@main struct A {}\n#endif").hasMain)
    #expect(!SwiftSourceText("@mainly struct A {}").hasMain)
    #expect(!SwiftSourceText("@MainActor struct A {}").hasMain)
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "#\"", "\"\\", "\"\\(", "#", ""])
  func `an incomplete text is read to its end`(text: String) {
    #expect(SwiftSourceText(text).imports.isEmpty)
  }
}
