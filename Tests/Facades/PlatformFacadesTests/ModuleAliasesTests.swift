import ExtensionBuilding
import Testing

struct ModuleAliasesTests {
  @Test func `no facade replaces two modules, as the compiler rejects that`() {
    #expect(Set(ModuleAliases.facades.values).count == ModuleAliases.facades.count)
    #expect(ModuleAliases.facades["OSLog"] == "OSLogFacade")
  }
}
