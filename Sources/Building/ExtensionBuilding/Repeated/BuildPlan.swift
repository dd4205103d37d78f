import Foundation

/// The commands of the package manager's last build. It plans them in a file for its build system, of which this reads
/// the two kinds that a change of sources repeats.
struct BuildPlan {
  private let lines: [Substring]

  /// - Parameter file: `release.yaml` in the build folder.
  /// - Throws: `.noInput` if it cannot be read.
  init(_ file: URL) throws(ExtensionBuildingError) {
    lines = try InputFile.text(of: file).split(separator: "\n")
  }

  /// The program and its arguments that compile a module; nil if the plan has none.
  func compiling(_ module: String) -> [String]? { command("C.\(module)-", "-release.module") }

  /// The program and its arguments that link a program; nil if the plan has none.
  func linking(_ product: String) -> [String]? { command("C.\(product)-", "-release.exe") }

  private func command(_ prefix: String, _ suffix: String) -> [String]? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  \"\(prefix)") && $0.hasSuffix("\(suffix)\":") }) else {
      return nil
    }
    for line in lines[(start + 1)...] {
      if line.hasPrefix("  \"") { return nil }
      guard let range = line.firstRange(of: "    args: ") else { continue }
      return try? JSONDecoder().decode([String].self, from: Data(line[range.upperBound...].utf8))
    }
    return nil
  }
}
