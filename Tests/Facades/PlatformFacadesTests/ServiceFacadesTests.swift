import AVFoundationFacade
import BackgroundTasksFacade
import CloudKitFacade
import CoreMotionFacade
import Diagnostics
import EventKitFacade
import Foundation
import FoundationAdditions
import Graphics
import HealthKitFacade
import LocalAuthenticationFacade
import MapKitFacade
import Synchronization
import Testing

/// The behaviour of facades of missing services, and their diagnostic.
struct ServiceFacadesTests {
  /// The services that were reported missing while `work` ran.
  static func missing(_ work: () async throws -> Void) async rethrows -> [String?] {
    let log = DiagnosticLog()
    try await log.collecting { try await work() }
    return log.diagnostics.filter { $0.id == "service.unavailable" }.map(\.subject)
  }

  @Test func `a health data query calls back once, with an error`() async {
    var errors: [(any Error)?] = []
    let services = await Self.missing {
      #expect(!HKHealthStore.isHealthDataAvailable())
      let error = await withCheckedContinuation { continuation in
        let query = HKSampleQuery(
          sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil
        ) { _, samples, error in
          #expect(samples == nil)
          continuation.resume(returning: error)
        }
        HKHealthStore().execute(query)
      }
      errors.append(error)
    }
    #expect((errors.first as? HKError)?.code == .errorHealthDataUnavailable)
    #expect(services == ["HealthKit"])
  }

  @Test func `a collection of health data fails in its handler`() async {
    let error = await withCheckedContinuation { continuation in
      let query = HKStatisticsCollectionQuery(
        quantityType: HKQuantityType(.heartRate), quantitySamplePredicate: nil, options: .discreteAverage,
        anchorDate: .now, intervalComponents: DateComponents(day: 1))
      query.initialResultsHandler = { _, _, error in continuation.resume(returning: error) }
      HKHealthStore().execute(query)
    }
    #expect(error is HKError)
  }

  @Test func `health units convert, except between kinds`() {
    let glucose = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 100)
    let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
    #expect(abs(glucose.doubleValue(for: moles) - 5.551) < 0.001)
    #expect(glucose.doubleValue(for: .count()).isNaN)
    #expect(!glucose.is(compatibleWith: .kilocalorie()))
    let fever = HKQuantity(unit: .degreeCelsius(), doubleValue: 38.5)
    #expect(abs(fever.doubleValue(for: .degreeFahrenheit()) - 101.3) < 0.001)
    #expect(HKQuantity(unit: .mile(), doubleValue: 1).doubleValue(for: .meter()) == 1609.344)
    #expect(abs(HKQuantity(unit: HKUnit(from: "km"), doubleValue: 2).doubleValue(for: .meter()) - 2000) < 1e-9)
    #expect(HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 60).doubleValue(for: .hertz()) == 1)
    #expect(HKUnit(from: "kcal") == .kilocalorie())
  }

  @Test func `a map snapshot fails, and a map region has the requested size`() async {
    var error: (any Error)?
    let services = await Self.missing {
      error = await withCheckedContinuation { continuation in
        MKMapSnapshotter().start(with: .global()) { snapshot, error in
          #expect(snapshot == nil)
          continuation.resume(returning: error)
        }
      }
      await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter().start() }
    }
    #expect((error as? MKError)?.code == .serverFailure)
    #expect(services == ["MapKit"])
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 2) < 0.002)
  }

  @Test func `a map is a picture of one's own`() async throws {
    let bench = ServiceBench()
    // A grey pixel.
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    try bench.put(try #require(Data(base64Encoded: picture)), at: "MapKit.png")
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 40, height: 40)
    options.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 8),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    let snapshot = try await bench.run { try await MKMapSnapshotter(options: options).start() }
    #expect(snapshot.image.size == CGSize(width: 40, height: 40))
    #expect(snapshot.point(for: CLLocationCoordinate2D(latitude: 50.5, longitude: 7)) == CGPoint(x: 10, y: 10))
    #expect(bench.log.diagnostics.isEmpty)
    try bench.put(Data("no picture".utf8), at: "MapKit.png")
    await #expect(throws: MKError(.serverFailure)) {
      try await bench.run { try await MKMapSnapshotter(options: options).start() }
    }
    #expect(bench.log.diagnostics.map(\.id) == ["picture.unreadable", "service.bad-data", "service.unavailable"])
  }

  @Test func `a map camera is stored, and equal for equal values`() {
    let place = CLLocationCoordinate2D(latitude: 60, longitude: 10)
    let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .region(region))
    #expect(position.followsUserHeading && position.fallbackPosition?.region?.span.longitudeDelta == 2)
    #expect(position == .userLocation(followsHeading: true, fallback: .region(region)))
    #expect(position != .region(region) && position != .automatic)
    #expect(MapCameraPosition.camera(MapCamera(centerCoordinate: place, distance: 900)).camera?.distance == 900)
  }

  @Test func `there is no iCloud account, and a record keeps its fields`() async throws {
    let services = await Self.missing {
      let status = await withCheckedContinuation { continuation in
        CKContainer.default().accountStatus { status, _ in continuation.resume(returning: status) }
      }
      #expect(status == .noAccount)
      await #expect(throws: CKError(.notAuthenticated)) {
        try await CKContainer.default().privateCloudDatabase.records(
          matching: CKQuery(recordType: "Habit", predicate: NSPredicate(value: true)))
      }
    }
    #expect(services == ["CloudKit"])
    let record = CKRecord(recordType: "Habit")
    record["name"] = "Row"
    record["of"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "a"), action: .none)
    #expect(record["name"] as? String == "Row")
    #expect((record["of"] as? CKRecord.Reference)?.recordID == CKRecord.ID(recordName: "a"))
    #expect(record.allKeys() == ["name", "of"])
  }

  @Test func `there are no calendars, and an event can be created for a preview`() async throws {
    let services = try await Self.missing {
      let events = EKEventStore()
      #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
      let isAllowed = try await events.requestFullAccessToEvents()
      #expect(!isAllowed)
      #expect(events.events(matching: events.predicateForEvents(withStart: .now, end: .now, calendars: nil)).isEmpty)
      #expect(throws: EKError(.noCalendar)) { try events.save(EKEvent(eventStore: events), span: .thisEvent) }
    }
    #expect(services == ["EventKit"])
    let event = EKEvent(eventStore: EKEventStore())
    event.title = "Low tide"
    #expect(event.title == "Low tide" && event.eventIdentifier == nil)
  }

  @Test func `authentication fails, there is no motion, and background tasks are not scheduled`() async {
    let services = await Self.missing {
      #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
      #expect(!CMPedometer.isStepCountingAvailable())
      #expect(throws: BGTaskScheduler.Error(.unavailable)) {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
      }
    }
    #expect(services == ["LocalAuthentication", "CoreMotion", "BackgroundTasks"])
  }

  @Test func `a sound never starts`() throws {
    #expect(try !AVAudioPlayer(data: Data()).play())
    #expect(AVAudioSession.sharedInstance().outputVolume == 0)
  }

  @Test func `errors have Apple's domains and codes`() {
    let errors: [(any Error, domain: String, code: Int)] = [
      (CKError(.quotaExceeded), "CKErrorDomain", 25), (HKError(.errorNoData), "com.apple.healthkit", 11),
      (LAError(.authenticationFailed), "com.apple.LocalAuthentication", -1), (EKError(.noCalendar), "EKErrorDomain", 1),
      (MKError(.unknown), "MKErrorDomain", 1),
    ]
    for (error, domain, code) in errors {
      let error = error as NSError
      #expect(error.domain == domain && error.code == code, "\(domain)")
    }
  }
}
