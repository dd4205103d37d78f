// Importing Translation includes Foundation.
@_exported public import FoundationAdditions

private let service = UnavailableService("Translation", answer: "texts are not translated")

/// Why a text is not translated. Here no languages can be. Apple's page: Translation/TranslationError.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let reason: String

  public static let unsupportedSourceLanguage = TranslationError(reason: "The source language is not supported.")
  public static let unsupportedTargetLanguage = TranslationError(reason: "The target language is not supported.")
  public static let unsupportedLanguagePairing = TranslationError(reason: "The languages are not supported.")
  public static let unableToIdentifyLanguage = TranslationError(reason: "The language of the text is unknown.")
  public static let nothingToTranslate = TranslationError(reason: "There is no text.")
  public static let internalError = TranslationError(reason: "The text could not be translated.")

  public var errorDescription: String? { reason }

  public static func ~= (match: TranslationError, error: any Error) -> Bool { error as? TranslationError == match }
}

/// Translates nothing: requests throw ``TranslationError/unsupportedLanguagePairing`` and report `service.unavailable`.
/// Apple's page: Translation/TranslationSession.
public final class TranslationSession: Sendable {
  public struct Configuration: Hashable, Sendable {
    public var source, target: Locale.Language?
    public private(set) var version = 0

    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    public mutating func invalidate() { version += 1 }
  }

  public struct Request: Hashable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  public struct Response: Hashable, Sendable {
    public let sourceLanguage, targetLanguage: Locale.Language
    public let sourceText, targetText: String
    public let clientIdentifier: String?
  }

  public let sourceLanguage, targetLanguage: Locale.Language?

  public init(installedSource: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage) = (installedSource, target)
  }

  private func refused() -> TranslationError { service.answer(.unsupportedLanguagePairing) }

  /// - Throws: ``TranslationError``.
  public func translate(_ string: String) async throws -> Response { throw refused() }
  /// - Throws: ``TranslationError``.
  public func translations(from batch: [Request]) async throws -> [Response] { throw refused() }
  /// - Throws: ``TranslationError``.
  public func prepareTranslation() async throws { throw refused() }
}

/// No languages are supported. Apple's page: Translation/LanguageAvailability.
public final class LanguageAvailability: Sendable {
  public enum Status: Hashable, Sendable {
    case installed, supported, unsupported
  }

  public init() {}

  public var supportedLanguages: [Locale.Language] {
    get async { service.answer([]) }
  }
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    service.answer(.unsupported)
  }
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    service.answer(.unsupported)
  }
}
