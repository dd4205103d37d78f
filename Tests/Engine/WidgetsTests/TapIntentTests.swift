import ConfigurationIntents
import Foundation
import LayoutEngine
import Localization
import Synchronization
import Testing

@testable import Widgets

/// An intent that does what a test says.
private struct Plain<Result: IntentResult>: AppIntent {
  static var title: LocalizedStringResource { "Plain" }
  var work: @Sendable () async throws -> Result

  init() { work = { throw CancellationError() } }
  init(_ work: @escaping @Sendable () async throws -> Result) { self.work = work }

  func perform() async throws -> Result { try await work() }
}

private final class Seen: Sendable {
  let values = Mutex<[Bool]>([])
}

private struct SwitchIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Lit") var value: Bool
  var seen = Seen()

  func perform() async throws -> some IntentResult {
    seen.values.withLock { $0.append(value) }
    return .result()
  }
}

private struct NamingIntent: AppIntent {
  static let title: LocalizedStringResource = "Name it"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Nickname") var nickname: String?

  func perform() async throws -> some IntentResult { .result(dialog: "Hello, \(name)") }
}

private struct ShowIntent: OpenIntent {
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Plant") var target: String

  init() {}
  init(_ target: String) { self.target = target }

  func perform() async throws -> some IntentResult { .result() }
}

private struct LaunchIntent: AppIntent {
  static let title: LocalizedStringResource = "Launch"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

/// In the modes of its type parameter.
private struct ModesIntent<Modes: IntentModesSample>: AppIntent {
  static var title: LocalizedStringResource { "Modes" }
  static var openAppWhenRun: Bool { Modes.opensAppOnOlderSystems }
  static var supportedModes: IntentModes { Modes.modes }

  func perform() async throws -> some IntentResult {
    if systemContext.currentMode.canContinueInForeground { try await continueInForeground() }
    return .result()
  }
}

private protocol IntentModesSample: Sendable {
  static var modes: IntentModes { get }
  static var opensAppOnOlderSystems: Bool { get }
}

private enum Behind: IntentModesSample {
  static let (modes, opensAppOnOlderSystems) = (IntentModes.background, true)
}

private enum WhenAsked: IntentModesSample {
  static let (modes, opensAppOnOlderSystems) = ([.background, .foreground(.dynamic)] as IntentModes, true)
}

private enum InFront: IntentModesSample {
  static let (modes, opensAppOnOlderSystems) = (IntentModes.foreground(.immediate), false)
}

private enum AtTheEnd: IntentModesSample {
  static let (modes, opensAppOnOlderSystems) = ([.background, .foreground(.deferred)] as IntentModes, false)
}

private struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Amount") var amount: Int?
  var question = 0

  func perform() async throws -> some IntentResult {
    switch question {
    case 0: throw $amount.needsValueError("How many?")
    case 1: amount = try await $amount.requestValue("How many?")
    case 2: try await requestConfirmation()
    case 3: try await requestConfirmation(actionName: .buy, dialog: "Sure?")
    default: try await requestConfirmation(result: .result(dialog: "Sure?"), confirmationActionName: .pay)
    }
    return .result()
  }
}

private struct DryError: LocalizedError {
  var errorDescription: String? { "The can is empty." }
}

private enum StrangeError: Error, CustomLocalizedStringResourceConvertible {
  case tooDry
  var localizedStringResource: LocalizedStringResource { "Too dry." }
}

/// What a button or toggle does with its intent.
struct TapIntentTests {
  private func failure(_ intent: some AppIntent) async -> String? {
    do throws(TapFailure) {
      _ = try await intent.onTap.perform()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(arguments: [true, false])
  func `a toggle sets the value of its intent to the new state`(isOn: Bool) async throws {
    let intent = SwitchIntent()
    let tap = intent.onChange(from: isOn)
    #expect(tap.name == "SwitchIntent" && tap.title == "Switch" && tap.control == .toggle(isOn: isOn))
    let outcome = try await tap.perform()
    #expect(intent.seen.values.withLock { $0 } == [!isOn])
    #expect(outcome == TapOutcome())
  }

  @Test func `a toggle performs an intent without a value, too`() async throws {
    let outcome = try await LaunchIntent().onChange(from: false).perform()
    #expect(outcome.opensApp)
  }

  @Test func `a required parameter has a value`() async throws {
    let intent = NamingIntent()
    #expect(await failure(intent) == "its parameter 'name' has no value, and nobody can be asked; set it in the view")
    intent.name = "Fern"
    #expect(try await intent.onTap.perform().dialog == "Hello, Fern")
  }

  @Test func `an outcome says what would be opened`() async throws {
    #expect(try await LaunchIntent().onTap.perform().openedIntent == "LaunchIntent")
    let show = try await ShowIntent("fern").onTap.perform()
    #expect(show.opensApp && show.openedIntent == "ShowIntent(target: fern)" && show.url == nil)
    let url = try #require(URL(string: "plants://fern"))
    let link = try await OpenURLIntent(url).onTap.perform()
    #expect(!link.opensApp && link.url == url)
    let chain = try await Plain { .result(opensIntent: ShowIntent("moss"), dialog: "Here") }.onTap.perform()
    #expect(chain.opensApp && chain.openedIntent == "ShowIntent(target: moss)" && chain.dialog == "Here")
    let chained = try await Plain { .result(value: 3, opensIntent: OpenURLIntent(url)) }.onTap.perform()
    #expect(!chained.opensApp && chained.url == url)
  }

  @Test func `supported modes say whether the app opens, not what older systems do`() async throws {
    #expect(try await !ModesIntent<Behind>().onTap.perform().opensApp)
    #expect(try await !ModesIntent<WhenAsked>().onTap.perform().opensApp)
    #expect(try await ModesIntent<InFront>().onTap.perform().opensApp)
    #expect(try await ModesIntent<AtTheEnd>().onTap.perform().opensApp)
    #expect(LaunchIntent.supportedModes == .foreground && NamingIntent.supportedModes == .background)
  }

  @Test func `an intent that continues in the app fails, as none runs`() async {
    let reason = "it needs to continue in the app, which does not run"
    let continued = await failure(
      Plain { () -> IntentResultContainer<Never, Never, Never, Never> in
        try await LaunchIntent().continueInForeground("Open it")
        return .result()
      })
    #expect(continued == reason)
    let thrown = await failure(
      Plain { () -> IntentResultContainer<Never, Never, Never, Never> in
        throw LaunchIntent().needsToContinueInForegroundError()
      })
    #expect(thrown == reason)
  }

  @Test func `the error of an intent is what an app would show`() async {
    let value: String? = await failure(
      Plain { () -> IntentResultContainer<Never, Never, Never, Never> in throw DryError() })
    #expect(value == "The can is empty.")
    let strange = await failure(
      Plain { () -> IntentResultContainer<Never, Never, Never, Never> in throw StrangeError.tooDry })
    #expect(strange == "Too dry.")
    let plain = await failure(
      Plain { () -> IntentResultContainer<Never, Never, Never, Never> in throw CancellationError() })
    #expect(plain == "CancellationError()")
  }

  @Test(arguments: 0..<5)
  func `an intent that asks fails, as nobody can answer`(question: Int) async {
    var intent = AskingIntent()
    intent.question = question
    let reason = await failure(intent)
    #expect(
      reason
        == (question == 0
          ? "it needs a value for 'Amount', and nobody can be asked; set it in the view"
          : "it asks a question or for a confirmation, and nobody can answer"))
  }
}
