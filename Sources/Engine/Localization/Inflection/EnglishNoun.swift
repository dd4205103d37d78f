/// Inflects an English noun by regular rules and a small table.
struct EnglishNoun {
  private let word: String

  init(_ word: String) { self.word = word }

  /// The word for `count`: singular for one, plural otherwise, including 0.
  func form(for count: Double) -> String {
    let lowercase = word.lowercased()
    let singular = Self.singular(of: lowercase)
    return cased(count.magnitude == 1 ? singular : Self.plural(of: singular))
  }

  /// `form` in the word's capitalization.
  private func cased(_ form: String) -> String {
    if form == word.lowercased() { return word }
    if word.count > 1, word == word.uppercased() { return form.uppercased() }
    // The common prefix keeps its spelling: `iPhones`.
    let common = zip(word, form).prefix { $0.lowercased() == $1.lowercased() }.count
    return String(word.prefix(common)) + form.dropFirst(common)
  }

  private static func plural(of word: String) -> String {
    if let plural = plurals[word] { return plural }
    if unchanging.contains(word) { return word }
    let endings = ["s", "x", "z", "ch", "sh"]
    if endings.contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast()) + "ies"
    }
    return word + "s"
  }

  private static func singular(of word: String) -> String {
    if plurals[word] != nil || unchanging.contains(word) { return word }
    if let singular = singulars[word] { return singular }
    guard word.count > 2, word.hasSuffix("s") else { return word }
    if word.hasSuffix("ies"), word.count > 4, !endingInIe.contains(String(word.dropLast())) {
      return String(word.dropLast(3)) + "y"
    }
    let long = ["sses", "xes", "ches", "shes", "zzes", "uses"]
    if long.contains(where: word.hasSuffix), !endingInE.contains(String(word.dropLast())) {
      return String(word.dropLast(2))
    }
    let isSingular = ["ss", "us", "is"].contains(where: word.hasSuffix)
    return isSingular ? word : String(word.dropLast())
  }

  private static let plurals = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "loaf": "loaves", "half": "halves",
    "wolf": "wolves", "shelf": "shelves", "calf": "calves", "thief": "thieves", "knife": "knives", "life": "lives",
    "wife": "wives", "scarf": "scarves", "elf": "elves", "potato": "potatoes", "tomato": "tomatoes",
    "hero": "heroes", "echo": "echoes", "veto": "vetoes", "analysis": "analyses", "crisis": "crises",
    "thesis": "theses", "hypothesis": "hypotheses", "diagnosis": "diagnoses", "axis": "axes", "oasis": "oases",
    "criterion": "criteria", "phenomenon": "phenomena", "matrix": "matrices", "vertex": "vertices",
    "lens": "lenses", "gas": "gases", "canvas": "canvases",
    "atlas": "atlases", "bias": "biases", "alias": "aliases", "quiz": "quizzes", "stomach": "stomachs",
    "grandchild": "grandchildren",
  ]
  private static let singulars = Dictionary(plurals.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  private static let unchanging: Set = [
    "sheep", "fish", "deer", "moose", "salmon", "trout", "aircraft", "spacecraft", "series", "species", "offspring",
  ]
  private static let endingInIe: Set = [
    "movie", "cookie", "zombie", "selfie", "calorie", "smoothie", "rookie", "brownie", "eerie", "genie", "hoodie",
  ]
  /// Nouns whose plural ends as if `es` had been added.
  private static let endingInE: Set = ["cache", "axe", "headache", "mustache", "house", "cause", "excuse", "pause"]
}
