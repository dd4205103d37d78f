/// Minimal Xcode projects.
enum ProjectText {
  struct Target {
    var name: String
    var type = "app-extension"
    /// The paths of its sources and other members.
    var sources: [String] = []
    var resources: [String] = []
    /// A synchronized folder, and the paths of its exceptions.
    var folder: String?
    var exceptions: [String] = []
    /// Whether the folder belongs to the target. If it belongs to none, the exceptions are the target's members.
    var ownsFolder = true
    var settings: [String: String] = [:]
    /// The base `.xcconfig` file.
    var settingsFile: String?
  }

  static func project(_ targets: [Target], settings: [String: String] = [:], packages: [String] = []) -> String {
    var objects: [String] = []
    for (number, target) in targets.enumerated() { objects += self.objects(of: target, id: "T\(number)") }
    for (number, package) in packages.enumerated() {
      objects.append("P\(number) = { isa = XCLocalSwiftPackageReference; relativePath = \"\(package)\"; };")
    }
    let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    objects.append(
      "ROOT = { isa = PBXProject; buildConfigurationList = RL; mainGroup = G; targets = (\(ids)); projectDirPath = \"\"; };"
    )
    objects += configuration(settings, id: "R")
    return "// !$*UTF8*$!\n{ objects = {\n\(objects.joined(separator: "\n"))\n}; rootObject = ROOT; }\n"
  }

  private static func objects(of target: Target, id: String) -> [String] {
    var objects = configuration(target.settings, basedOn: target.settingsFile, id: id)
    func phase(_ kind: String, _ paths: [String], _ letter: String) -> String {
      for (number, path) in paths.enumerated() {
        let file = "\(id)\(letter)\(number)"
        objects.append("\(file)F = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
        objects.append("\(file) = { isa = PBXBuildFile; fileRef = \(file)F; };")
      }
      let files = paths.indices.map { "\(id)\(letter)\($0)" }.joined(separator: ", ")
      objects.append("\(id)\(letter) = { isa = \(kind); files = (\(files)); };")
      return "\(id)\(letter)"
    }
    let phases = [
      phase("PBXSourcesBuildPhase", target.sources, "S"), phase("PBXResourcesBuildPhase", target.resources, "X"),
    ].joined(separator: ", ")
    var groups = ""
    if let folder = target.folder {
      if target.ownsFolder { groups = "fileSystemSynchronizedGroups = (\(id)Y);" }
      objects.append(
        "\(id)Y = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(id)E); path = \"\(folder)\"; "
          + "sourceTree = \"<group>\"; };")
      let names = target.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
      objects.append("\(id)E = { isa = Set; membershipExceptions = (\(names)); target = \(id); };")
    }
    objects.append(
      "\(id) = { isa = PBXNativeTarget; name = \"\(target.name)\"; buildConfigurationList = \(id)L; "
        + "productType = \"com.apple.product-type.\(target.type)\"; buildPhases = (\(phases)); \(groups) };")
    return objects
  }

  private static func configuration(
    _ settings: [String: String], basedOn file: String? = nil, id: String
  ) -> [String] {
    let lines = settings.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
    let base = file == nil ? "" : "baseConfigurationReference = \(id)B;"
    return [
      "\(id)B = { isa = PBXFileReference; path = \"\(file ?? "")\"; sourceTree = \"<group>\"; };",
      "\(id)C = { isa = XCBuildConfiguration; name = Release; \(base) buildSettings = { \(lines) }; };",
      "\(id)L = { isa = XCConfigurationList; buildConfigurations = (\(id)C); };",
    ]
  }
}
