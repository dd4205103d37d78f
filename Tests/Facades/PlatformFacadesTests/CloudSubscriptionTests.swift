import CloudKitFacade
import CoreLocationFacade
import FoundationAdditions
import HealthKitFacade
import Testing

struct CloudSubscriptionTests {
  @Test func `a subscription keeps its values, and is not saved`() async {
    let subscription = CKQuerySubscription(
      recordType: "Price", predicate: NSPredicate(value: true), options: [.firesOnRecordUpdate])
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    subscription.notificationInfo = info
    let database = CKContainer.default().publicCloudDatabase
    let services = await ServiceFacadesTests.missing {
      await #expect(throws: CKError(.notAuthenticated)) { try await database.save(subscription) }
      await #expect(throws: CKError(.notAuthenticated)) { try await database.allSubscriptions() }
    }
    #expect(services.contains("CloudKit"))
    #expect(
      subscription.subscriptionType == .query && subscription.notificationInfo?.shouldSendContentAvailable == true)
    #expect(database.databaseScope == .public)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["ck": 1]) == nil)
  }

  @Test func `the code of an error is a pattern for the error`() {
    func words(_ error: any Error) -> String {
      switch error {
      case CLError.denied: "denied"
      case CLError.network: "network"
      case CKError.notAuthenticated: "nobody"
      case HKError.errorNoData: "no data"
      default: "other"
      }
    }
    #expect(words(CLError(.denied)) == "denied")
    #expect(words(CLError(.network)) == "network")
    #expect(words(CKError(.notAuthenticated)) == "nobody")
    #expect(words(HKError(.errorNoData)) == "no data")
    #expect(words(CLError(.locationUnknown)) == "other")
    let location: CLError = CLError(.locationUnknown)
    switch location {
    case CLError.locationUnknown: break
    default: Issue.record("a code is no pattern for its own error")
    }
  }
}
