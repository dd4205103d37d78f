import ExtensionBuilding
import Testing

struct ModuleAliasesTests {
  @Test func `no facade stands for two modules, as the compiler refuses that`() {
    #expect(Set(ModuleAliases.facades.values).count == ModuleAliases.facades.count)
    #expect(ModuleAliases.facades["OSLog"] == "OSLogFacade")
  }
}
