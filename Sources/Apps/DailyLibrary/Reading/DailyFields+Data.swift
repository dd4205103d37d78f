import JSONText

/// The schema.
extension DailyFields {
  private static let contentKeys: Set<String> = ["title", "subtitle", "background", "logo", "icon", "link", "units"]

  /// The root object.
  func data() -> DailyData {
    expect(Self.contentKeys.union(["version", "modes", "nextUpdate", "$schema"]))
    checkVersion()
    let content = content(insteadOf: DailyContent())
    return DailyData(content: content, modes: modes(besides: content), nextUpdate: date("nextUpdate"))
  }

  private func checkVersion() {
    guard let json = self["version"] else { return }
    guard case .number(let literal) = json.value, let version = Double(literal), version >= 1 else {
      let _: Int? = unusable(json, "version", "a number of at least 1")
      return
    }
    if version > Double(DailyData.newestVersion) {
      faults.add(
        "daily.version-newer", at: json.offset, path(of: "version"),
        "is \(literal); only the fields of version \(DailyData.newestVersion) are used")
    }
  }

  /// Missing fields are those of `base`; null removes them.
  private func content(insteadOf base: DailyContent) -> DailyContent {
    func value<Value>(_ name: String, _ own: (String) -> Value?, _ base: Value?) -> Value? {
      names(name) ? own(name) : base
    }
    return DailyContent(
      title: value("title", text, base.title) ?? "", subtitle: value("subtitle", text, base.subtitle) ?? "",
      background: value("background", picture, base.background), logo: value("logo", picture, base.logo),
      icon: value("icon", picture, base.icon), link: value("link", link, base.link),
      units: names("units") ? units() : base.units)
  }

  private func units() -> [DailyUnit] {
    elements("units").compactMap { json, path in
      guard let fields = object(json, path, "an object with `title`, `subtitle`, `picture`, `link`") else { return nil }
      fields.expect(["title", "subtitle", "picture", "link"])
      let unit = DailyUnit(
        title: fields.text("title") ?? "", subtitle: fields.text("subtitle") ?? "", picture: fields.picture("picture"),
        link: fields.link("link"))
      if unit.title.isEmpty && unit.picture == nil {
        faults.add("daily.item-unusable", at: json.offset, path, "has neither a title nor an image; left out")
        return nil
      }
      return unit
    }
  }

  private func modes(besides content: DailyContent) -> [DailyMode] {
    var known: Set<String> = []
    return elements("modes").compactMap { json, path in
      guard let fields = object(json, path, "an object with `id` and `name`") else { return nil }
      fields.expect(Self.contentKeys.union(["id", "name"]))
      let name = fields.text("name") ?? ""
      let id = fields.text("id").flatMap { $0.isEmpty ? nil : $0 } ?? name
      guard !id.isEmpty, known.insert(id).inserted else {
        let reason = id.isEmpty ? "has neither an `id` nor a `name`" : "has the `id` of an earlier mode"
        faults.add("daily.item-unusable", at: json.offset, path, "\(reason); left out")
        return nil
      }
      return DailyMode(id: id, name: name.isEmpty ? id : name, content: fields.content(insteadOf: content))
    }
  }

  private func object(_ json: LocatedJSON, _ path: String, _ expected: String) -> DailyFields? {
    guard case .object(let fields) = json.value else {
      faults.add("daily.item-unusable", at: json.offset, path, "expected \(expected), found \(json.kind); left out")
      return nil
    }
    return DailyFields(fields, path: path, faults: faults)
  }
}
