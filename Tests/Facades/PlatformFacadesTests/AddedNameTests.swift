import AVFAudioFacade
import CombineFacade
import Foundation
import FoundationAdditions
import NetworkFacade
import SwiftUI
import Testing
import UIKitFacade

/// API that real extensions use, and its behaviour here.
struct AddedNameTests {
  private struct Tide: ShapeStyle, Hashable {
    let depth: Float

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: 0, green: 0, blue: environment.colorScheme == .dark ? depth : 1)
    }
  }

  @Test func `a colour is made of another one, or of a style of one's own`() {
    #expect(Color(Color.red) == .red)
    #expect(Color(Bool.random() ? Color.red : .red) == .red)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let tide = Color(Tide(depth: 0.5))
    #expect(tide.resolve(in: EnvironmentValues()).blue == 1 && abs(tide.resolve(in: dark).blue - 0.5) < 0.001)
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
  }

  @Test func `publishers are merged, and early completion does not affect the others`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    var ends = 0
    let subscription = a.merge(with: b.map { $0 * 10 }).sink { _ in
      ends += 1
    } receiveValue: {
      values.append($0)
    }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(values == [1, 20, 30] && ends == 0)
    b.send(completion: .finished)
    #expect(ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `the latest values of publishers are combined once all have one`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var texts: [String] = []
    let subscription = a.combineLatest(b).sink { texts.append("\($0)\($1)") }
    #expect(texts.isEmpty)
    b.send("x")
    a.send(2)
    #expect(texts == ["1x", "2x"])
    subscription.cancel()
    a.send(3)
    #expect(texts.count == 2)
  }

  @Test func `an error of one merged publisher ends all`() {
    struct Fault: Error {}
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var isFailed = false
    let subscription = a.merge(with: b).sink {
      if case .failure = $0 { isFailed = true }
    } receiveValue: { _ in
    }
    b.send(completion: .failure(Fault()))
    #expect(isFailed)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [
    ("1.2.3.4", "1.2.3.4"), ("::1", "::1"), ("2001:db8:0:0:0:0:0:1", "2001:db8::1"), ("quay.local", "quay.local"),
  ])
  func `a host is an address if written as one`(text: String, shown: String) {
    let host = NWEndpoint.Host(text)
    #expect(host.debugDescription == shown)
    if case .name = host { #expect(text == "quay.local") }
  }

  @Test func `addresses know their kind`() throws {
    #expect(try #require(IPv6Address("fe80::1")).isLinkLocal)
    #expect(IPv6Address.loopback.isLoopback && !IPv6Address.any.isLoopback)
    #expect(try #require(IPv6Address("::ffff:1.2.3.4")).asIPv4?.debugDescription == "1.2.3.4")
    #expect(IPv4Address("1.2.3") == nil && IPv6Address("1.2.3.4") == nil && IPv4Address(Data([1, 2, 3])) == nil)
  }

  @Test func `speech compiles and is silent`() {
    let synthesizer = AVSpeechSynthesizer()
    let utterance = AVSpeechUtterance(string: "Ahoy")
    utterance.rate = AVSpeechUtteranceMaximumSpeechRate
    synthesizer.speak(utterance)
    #expect(!synthesizer.isSpeaking && AVSpeechSynthesisVoice(language: "en-GB") == nil)
  }

  @Test func `a colour is archived as in UIKit`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), requiringSecureCoding: true)
    let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue, alpha]
    #expect(zip(parts, [0.25, 0.5, 0.75, 0.5]).allSatisfy { abs($0 - $1) < 0.001 }, "\(parts)")
    #expect(color != UIColor.red && Set([color, color.copy() as? UIColor]).count == 1)
  }

  @Test func `a colour that UIKit and Core Graphics both name is UIKit's`() {
    #expect(Color(.black) == Color(uiColor: .black))
    #expect(Color(.white) == Color(uiColor: .white) && Color(.clear) == Color(uiColor: .clear))
  }

  @Test func `a duration is measured from either type of source`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let sources = [
      TimeDataSource<Date>.durationOffset(to: date), .durationOffset(to: date), TimeDataSource.durationOffset(to: date),
    ]
    #expect(sources.count == 3)
  }

  @Test func `an observer receives the initial value if requested`() {
    final class Buoy: NSObject { var depth = 7 }
    let buoy = Buoy()
    var depths: [Int?] = []
    let observation = buoy.observe(\.depth, options: [.initial, .new]) { depths.append($1.newValue) }
    buoy.depth = 8
    observation.invalidate()
    #expect(depths == [7])
    #expect(NSKeyValueChange(rawValue: 1) == .setting && NSKeyValueChangeKey.newKey.rawValue == "new")
  }

  @Test func `associated objects live until their owner is released`() {
    final class Owner {}
    let (owner, other) = (Owner(), Owner())
    let key = UnsafeRawPointer(bitPattern: 8)
    guard let key else { return }
    objc_setAssociatedObject(owner, key, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) as? String == "a")
    #expect(objc_getAssociatedObject(other, key) == nil)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func `streams take any pointer to bytes`() {
    let stream = InputStream(data: Data([1, 2, 3]))
    stream.open()
    var bytes = [UInt8](repeating: 0, count: 3)
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { stream.read($0, maxLength: 3) } ?? 0
    }
    #expect(count == 3 && bytes == [1, 2, 3])
  }

  @Test func `a scroll view reader shows its content`() {
    let reader = ScrollViewReader { proxy in Text("a").onAppear { proxy.scrollTo(1, anchor: .top) } }
    #expect(type(of: reader.body) != EmptyView.self)
    #expect(EnvironmentValues().sidebarRowSize == .medium)
  }
}
