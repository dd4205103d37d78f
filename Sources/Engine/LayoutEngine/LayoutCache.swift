/// A small cache of answers by question. Most nodes have a handful, for which a linear search is faster than hashing.
struct LayoutCache<Question: Hashable, Answer> {
  private var few: [(question: Question, answer: Answer)] = []
  private var many: [Question: Answer] = [:]

  subscript(question: Question) -> Answer? {
    if let known = few.first(where: { $0.question == question }) { return known.answer }
    return many.isEmpty ? nil : many[question]
  }

  /// Adds an answer to a question that is not in the cache.
  mutating func remember(_ answer: Answer, to question: Question) {
    if few.count < 8 { few.append((question, answer)) } else { many.updateValue(answer, forKey: question) }
  }
}
