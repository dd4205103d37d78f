import ExtensionBuilding
import Foundation
import RepositoryFiles
import Testing

struct ModuleAliasesTests {
  @Test func `no facade has two aliases, which the compiler rejects`() {
    #expect(Set(ModuleAliases.facades.values).count == ModuleAliases.facades.count)
    #expect(ModuleAliases.facades["OSLog"] == "OSLogFacade")
  }

  @Test func `each facade in the repository has an alias`() throws {
    let folders = try ["Sources/Facades", "Sources/Services"].flatMap {
      try FileManager.default.contentsOfDirectory(atPath: Repository.file($0).path)
    }
    #expect(Set(folders.filter { $0.hasSuffix("Facade") }) == Set(ModuleAliases.facades.values))
  }
}
