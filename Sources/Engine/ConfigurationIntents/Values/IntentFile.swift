public import Foundation

/// A file parameter. Apple's page: AppIntents/IntentFile. Not supported on the command line.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  public var data: Data
  /// The file name with its extension.
  public var filename: String
  /// The location of the file; nil for one in memory.
  public var fileURL: URL?

  public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }

  /// Reads a file; one that cannot be read is empty.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  public static var _form: _ValueForm {
    .unsupported("IntentFile", because: "files are not supported on the command line")
  }
  public static var _blank: IntentFile? { IntentFile(data: Data(), filename: "") }
}

/// A person. Apple's page: AppIntents/IntentPerson. Not supported on the command line.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// The full name; empty if unknown.
  public var displayName: String
  /// The identifier in the user's contacts.
  public var identifier: String?

  public init(identifier: String? = nil, displayName: String = "") {
    (self.identifier, self.displayName) = (identifier, displayName)
  }

  public static var _form: _ValueForm {
    .unsupported("IntentPerson", because: "people are not supported on the command line")
  }
  public static var _blank: IntentPerson? { IntentPerson() }
}

/// An amount of money. Apple's page: AppIntents/IntentCurrencyAmount.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  public var amount: Decimal
  /// The ISO 4217 code, such as `EUR`.
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }

  /// An amount and a currency code: `12.50 EUR`.
  public static var _form: _ValueForm {
    .described(
      "IntentCurrencyAmount", expecting: "an amount and a currency such as 12.50 EUR",
      as: { (money: Self) in "\(money.amount) \(money.currencyCode)" }
    ) { text in
      guard let match = text.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?) ?([A-Za-z]{3})/),
        let amount = Decimal(string: String(match.1), locale: nil)
      else { return nil }
      return IntentCurrencyAmount(amount: amount, currencyCode: match.2.uppercased())
    }
  }
}
