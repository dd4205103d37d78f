public import Foundation

/// A file that an intent takes. Apple's page: AppIntents/IntentFile. A widget's command line has none to give.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  /// The bytes.
  public var data: Data
  /// The name with its extension.
  public var filename: String
  /// Where the file lies; nil for one in memory.
  public var fileURL: URL?

  /// Takes bytes.
  public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }

  /// Takes a file; one that cannot be read is empty.
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  /// Files cannot be given.
  public static var _form: _ValueForm {
    .unsupported("IntentFile", because: "files cannot be given to a widget on the command line")
  }
  /// No bytes.
  public static var _blank: IntentFile? { IntentFile(data: Data(), filename: "") }
}

/// A person. Apple's page: AppIntents/IntentPerson. A widget's command line has none to give.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// The whole name; empty if it is not known.
  public var displayName: String
  /// What the address book calls the person.
  public var identifier: String?

  /// Creates a person.
  public init(identifier: String? = nil, displayName: String = "") {
    (self.identifier, self.displayName) = (identifier, displayName)
  }

  /// People cannot be given.
  public static var _form: _ValueForm {
    .unsupported("IntentPerson", because: "people cannot be given to a widget on the command line")
  }
  /// Nobody.
  public static var _blank: IntentPerson? { IntentPerson() }
}

/// An amount of money. Apple's page: AppIntents/IntentCurrencyAmount.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// How much.
  public var amount: Decimal
  /// Of which currency: `EUR`.
  public var currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }

  /// `12.50 EUR`.
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
