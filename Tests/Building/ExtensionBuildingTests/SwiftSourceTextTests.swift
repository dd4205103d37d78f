import Testing

@testable import ExtensionBuilding

struct SwiftSourceTextTests {
  @Test func `imports are found in all their forms`() {
    let text = SwiftSourceText(
      """
      import SwiftUI
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

  @Test func `strings in strings and raw strings hide what they hold`() {
    let text = SwiftSourceText(##"let a = "\(b("@main")) @main"; let c = #"@main " @main"#"##)
    #expect(!text.hasMain)
    #expect(SwiftSourceText("let a = \"x\"\n@main struct A {}").hasMain)
  }

  @Test func `a beginning in a condition is not certain, and one in a longer word is none`() {
    #expect(!SwiftSourceText("#if os(watchOS)\n@main struct A {}\n#endif").hasMain)
    #expect(!SwiftSourceText("@mainly struct A {}").hasMain)
    #expect(!SwiftSourceText("@MainActor struct A {}").hasMain)
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "#\"", "\"\\", "\"\\(", "#", ""])
  func `a text that ends too early is read to its end`(text: String) {
    #expect(SwiftSourceText(text).imports.isEmpty)
  }
}
