import CoreMLFacade
import Foundation
import GameKitFacade
import MusicKitFacade
import PhotosFacade
import Testing
import TranslationFacade

/// Services that no extension gets data from here: pictures, music, games, translations, models.
struct AbsentServicesTests {
  @Test func `no pictures are found, and a request for one is answered`() async {
    let services = await ServiceFacadesTests.missing {
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
      let options = PHFetchOptions()
      options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
      let found = PHAsset.fetchAssets(with: .image, options: options)
      #expect(found.count == 0 && found.firstObject == nil)
      let request = PHImageRequestOptions()
      request.isSynchronous = true
      var isAnswered = false
      PHImageManager.default().requestImage(
        for: PHAsset(), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: request
      ) { image, information in
        isAnswered = image == nil && information?[PHImageErrorKey] is PHPhotosError
      }
      #expect(isAnswered)
    }
    #expect(Set(services) == ["Photos"])
  }

  @Test func `requests for music fail, and collections are values`() async throws {
    let services = await ServiceFacadesTests.missing {
      #expect(await MusicAuthorization.request() == .denied)
      await #expect(throws: MusicTokenRequestError.permissionDenied) {
        var request = MusicLibraryRequest<Song>()
        request.sort(by: \.lastPlayedDate, ascending: false)
        _ = try await request.response().items.first?.artwork?.url(width: 100, height: 100)
      }
      await #expect(throws: MusicTokenRequestError.permissionDenied) { try await ApplicationMusicPlayer.shared.play() }
    }
    #expect(Set(services) == ["MusicKit"])
    let text =
      #"{"id": "1", "title": "Tide", "artistName": "Ada", "genreNames": ["Folk"], "artwork": {"maximumWidth": 9, "maximumHeight": 9, "address": "https://a.example/{w}x{h}.jpg"}}"#
    let song = try JSONDecoder().decode(Song.self, from: Data(text.utf8))
    let songs: MusicItemCollection = [song]
    #expect((songs + songs).map(\.title) == ["Tide", "Tide"])
    #expect(song.artwork?.url(width: 20, height: 10)?.absoluteString == "https://a.example/20x10.jpg")
  }

  @Test func `nobody is signed in to games, and texts are not translated`() async {
    let services = await ServiceFacadesTests.missing {
      #expect(!GKLocalPlayer.local.isAuthenticated)
      await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: ["a"]) }
      let (here, there) = (Locale.Language(identifier: "en"), Locale.Language(identifier: "de"))
      #expect(await LanguageAvailability().status(from: here, to: there) == .unsupported)
      await #expect(throws: TranslationError.unsupportedLanguagePairing) {
        try await TranslationSession(installedSource: here, target: there).translate("Low tide")
      }
    }
    #expect(Set(services) == ["GameKit", "Translation"])
  }

  @Test func `models are not loaded, and their values are kept`() async throws {
    let services = await ServiceFacadesTests.missing {
      #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
    }
    #expect(services == ["CoreML"])
    let numbers = try MLMultiArray(shape: [2, 3], dataType: .double)
    numbers[[1, 2]] = 4
    #expect(numbers.count == 6 && numbers[5] == 4)
    #expect(throws: MLModelError(.generic)) { try MLMultiArray(shape: [-1], dataType: .double) }
    #expect(throws: MLModelError(.generic)) {
      try MLMultiArray(shape: [NSNumber(value: 1 << 40), NSNumber(value: 1 << 40)], dataType: .double)
    }
    let values = try MLDictionaryFeatureProvider(dictionary: ["a": 2.5, "b": "x"])
    #expect(values.featureValue(for: "a")?.doubleValue == 2.5 && values.featureNames == ["a", "b"])
  }
}
