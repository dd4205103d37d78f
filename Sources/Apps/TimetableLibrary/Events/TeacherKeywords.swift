/// Finds the teacher's name in the properties of an event.
struct TeacherKeywords: Hashable, Sendable {
  /// `X-TEACHER` and similar properties.
  var own: String?
  /// From a line of the description.
  var described: String?
  /// The name of the organizer.
  var organizer: String?
  /// The name of an attendee with ROLE=CHAIR.
  var chair: String?

  /// The name from the most specific source: own property, line of the description, chair, organizer.
  ///
  /// - Parameter calendar: The calendar's own name, which Google writes as the organizer's.
  func name(inCalendar calendar: String?) -> String? {
    own ?? described ?? chair ?? organizer.flatMap { $0 == calendar ? nil : $0 }
  }

  /// The lower-case labels of a line such as `Teacher: Ms Field`.
  private static let labels: Set<String> = [
    "teacher", "teachers", "instructor", "lecturer", "professor", "tutor", "lehrer", "lehrerin", "lehrkraft",
    "lehrkräfte",
    "dozent", "dozentin", "dozenten", "enseignant", "enseignante", "professeur", "profesor", "profesora", "docente",
    "docent",
    "insegnante", "leraar", "lærer", "lärare", "nauczyciel", "prowadzący", "öğretmen", "opettaja", "المعلم", "教師", "先生",
  ]

  /// The name in the first line of a description that has such a label.
  static func name(inDescription text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }), line[..<colon].utf8.count < 40 else {
        continue
      }
      let label = line[..<colon].trimmedBlanks.lowercased()
      let name = line[line.index(after: colon)...].trimmedBlanks
      if labels.contains(label), !name.isEmpty { return String(name) }
    }
    return nil
  }

  mutating func take(_ line: ContentLine) {
    switch line.name {
    case "ORGANIZER": organizer = organizer ?? Self.person(line)
    case "ATTENDEE" where line["ROLE"]?.uppercased() == "CHAIR": chair = chair ?? Self.person(line)
    case _ where line.name.hasPrefix("X-") && line.name.hasSuffix("TEACHER"):
      let name = Substring(line.text).trimmedBlanks
      if !name.isEmpty { own = own ?? String(name) }
    default: break
    }
  }

  /// The common name, unless it is an email address, or the name of a calendar.
  private static func person(_ line: ContentLine) -> String? {
    guard let name = line["CN"].map({ Substring($0).trimmedBlanks }), !name.isEmpty, !name.contains("@"),
      !line.value.lowercased().hasSuffix("@group.calendar.google.com")
    else { return nil }
    return String(name)
  }
}
