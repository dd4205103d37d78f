import AudioToolboxFacade
import Diagnostics
import FoundationAdditions
import Graphics
import NetworkFacade
import SecurityFacade
import StoreKitFacade
import SystemConfigurationFacade
import Testing
import UserNotificationsFacade
import WatchConnectivityFacade
import WatchKitFacade

struct SystemServicesTests {
  @Test func `the keychain is empty and stores nothing`() async {
    let services = await ServiceFacadesTests.missing {
      let query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "quay",
        kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
      ]
      var item: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
      #expect(item == nil)
      #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()] as CFDictionary) == errSecItemNotFound)
      #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
      #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    }
    #expect(services == ["Security"])
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("keychain") == true)
  }

  @Test func `a keychain query may contain only objects`() async {
    let query: [String: AnyObject] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrSynchronizable as String: kCFBooleanTrue!,
      kSecAttrAccount as String: "quay" as AnyObject,
    ]
    var result: AnyObject?
    _ = await ServiceFacadesTests.missing {
      #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
    }
    #expect(result as? Data == nil)
    let named: [CFString: Any] = [kSecClass: kSecClassKey, kSecReturnData: true]
    #expect((named as CFDictionary)[kSecClass] as? String == "keys")
  }

  @Test func `random bytes are random`() {
    var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, second.count, &second) == errSecSuccess)
    #expect(first != second)
  }

  @Test func `the network monitor reports the machine's connection once`() async {
    func names() -> Set<String> { Set(MachineNetwork().interfaces.map(\.name)) }
    let before = names()
    let monitor = NWPathMonitor()
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "path"))
    }
    // Other tests add interfaces and remove them.
    let (seen, after) = (Set(path.availableInterfaces.map(\.name)), names())
    #expect(path.status == (seen.isEmpty ? .unsatisfied : .satisfied))
    #expect(seen.isSuperset(of: before.intersection(after)) && seen.isSubset(of: before.union(after)))
    #expect(!path.availableInterfaces.contains { $0.name == "lo" })
    var flags = SCNetworkReachabilityFlags()
    let target = SCNetworkReachabilityCreateWithName(nil, "example.org")
    if let target { #expect(SCNetworkReachabilityGetFlags(target, &flags)) }
    if before.isEmpty == names().isEmpty { #expect(flags.contains(.reachable) == !before.isEmpty) }
  }

  @Test func `a monitor for cellular networks finds none`() {
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
  }

  @Test func `a connection fails with an error`() async {
    var states: [NWConnection.State] = []
    let services = await ServiceFacadesTests.missing {
      let connection = NWConnection(host: "example.org", port: 443, using: .tls)
      let state = await withCheckedContinuation { continuation in
        connection.stateUpdateHandler = { continuation.resume(returning: $0) }
        connection.start(queue: .global())
      }
      states.append(state)
    }
    #expect(states == [.failed(.posix(.ENETDOWN))])
    #expect(services == ["Network"])
    #expect(NWEndpoint.Port("https") == nil && NWEndpoint.Port(rawValue: 80) == .http)
  }

  @Test func `notifications are denied`() async {
    let services = await ServiceFacadesTests.missing {
      let center = UNUserNotificationCenter.current()
      let granted = await withCheckedContinuation { continuation in
        center.requestAuthorization(options: [.alert, .badge]) { granted, _ in continuation.resume(returning: granted) }
      }
      #expect(!granted)
      #expect(await center.notificationSettings().authorizationStatus == .denied)
      let content = UNMutableNotificationContent()
      content.title = "Low tide"
      content.sound = .default
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
      #expect(request.content.title == "Low tide")
      #expect(await center.pendingNotificationRequests().isEmpty)
    }
    #expect(services == ["UserNotifications"])
  }

  private final class Listener: WCSessionDelegate, SKProductsRequestDelegate, Sendable {
    let answer: @Sendable (any Error) -> Void
    init(_ answer: @escaping @Sendable (any Error) -> Void) { self.answer = answer }
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) {
      if let error { answer(error) }
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
    func request(_ request: SKRequest, didFailWithError error: any Error) { answer(error) }
  }

  @Test func `there is no other device`() async {
    var listener: Listener?
    var failure: (any Error)?
    let services = await ServiceFacadesTests.missing {
      #expect(!WCSession.isSupported())
      let session = WCSession()
      failure = await withCheckedContinuation { continuation in
        listener = Listener { continuation.resume(returning: $0) }
        session.delegate = listener
        session.activate()
      }
    }
    #expect((failure as? WCError)?.code == .sessionNotSupported && listener != nil)
    #expect(services == ["WatchConnectivity"])
  }

  @Test func `there is nothing to buy`() async throws {
    var listener: Listener?
    var failure: (any Error)?
    let services = try await ServiceFacadesTests.missing {
      let request = SKProductsRequest(productIdentifiers: ["pro"])
      failure = await withCheckedContinuation { continuation in
        listener = Listener { continuation.resume(returning: $0) }
        request.delegate = listener
        request.start()
      }
      for await _ in StoreKitFacade.Transaction.currentEntitlements { Issue.record("nothing was bought") }
      let products = try await Product.products(for: ["pro"])
      #expect(products.isEmpty)
    }
    #expect(failure is SKError && listener != nil)
    #expect(services == ["StoreKit"])
  }

  @Test func `a system sound ends at once, and a watch has no battery`() async {
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { continuation.resume() }
    }
    #expect(WKInterfaceDevice.current().batteryLevel == -1)
  }

  @Test func `a callback has the values of the picture that requested it`() async {
    let log = DiagnosticLog()
    let isSame = await log.collecting {
      await withCheckedContinuation { continuation in
        UNUserNotificationCenter.current().getNotificationSettings { _ in
          continuation.resume(returning: DiagnosticLog.current === log)
        }
      }
    }
    #expect(isSame)
  }
}
