package import Timelines

extension IntentSettings {
  /// The branches of the intent's parameter summary; nil if it has none.
  private var branches: [_SummaryBranch]? {
    func branches(_ intent: some AppIntent) -> [_SummaryBranch]? { type(of: intent).parameterSummary._branches }
    return (subject as? any AppIntent).flatMap { branches($0) }
  }

  /// Whether the user sees the parameter with the current values of the others; without a family, whether any family
  /// shows it.
  package func isShown(_ named: Named, in family: IntentWidgetFamily?) -> Bool {
    guard let branches else { return true }
    return branches.contains { branch in
      branch.conditions.allSatisfy { $0.holds(for: subject, in: family) } && holds(branch, named)
    }
  }

  /// When the parameter is shown: alternatives, each a list of conditions that must all hold. Nil for always.
  package func conditions(of named: Named) -> [[String]]? {
    guard let branches else { return nil }
    let shown = branches.filter { holds($0, named) }
    if shown.count == branches.count { return nil }
    return shown.map { branch in
      branch.conditions.map { condition in
        "\(condition.subject.flatMap(name) ?? "family") \(condition.predicate)"
      }
    }
  }

  /// The families in which the parameter may be shown; nil for all.
  package func families(of named: Named) -> Set<IntentWidgetFamily>? {
    guard let branches else { return nil }
    var families: Set<IntentWidgetFamily> = []
    for branch in branches where holds(branch, named) {
      families.formUnion(
        branch.conditions.compactMap(\.families).reduce(Set(IntentWidgetFamily.allCases)) { $0.intersection($1) })
    }
    return families.count == IntentWidgetFamily.allCases.count ? nil : families
  }

  private func holds(_ branch: _SummaryBranch, _ named: Named) -> Bool {
    branch.parameters.contains { $0.parameter(subject) === named.parameter }
  }

  private func name(_ reference: SummaryReference) -> String? {
    guard let parameter = reference.parameter(subject) else { return nil }
    return parameters.first { $0.parameter === parameter }?.name
  }
}

/// A provider or query timed out.
package struct ProviderTimeout: Error, Hashable, CustomStringConvertible {
  package let limit: Duration
  package var description: String { "timed out after \(limit)" }
}

extension TimeLimit {
  /// The result of `ask`.
  ///
  /// - Throws: Its own error, or ``ProviderTimeout`` after the time limit; `ask` then continues, and its result is ignored.
  package func value<Value: Sendable>(of ask: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let answer = await answer { () async -> Result<Value, any Error> in
      do { return .success(try await ask()) } catch { return .failure(error) }
    }
    guard let answer else { throw ProviderTimeout(limit: duration) }
    return try answer.get()
  }
}
