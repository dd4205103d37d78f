import SwiftUI

struct ImageSamples: SampleGroup {
  let title = "Images"
  let summary = "Images, their size, and how they are drawn."

  var samples: [Sample] {
    Sample("Image(_:bundle:)", note: "From an asset catalogue, at its own size.") {
      Image("Sunset", bundle: .module)
    }

    Sample("Image(uiImage:)") {
      if let url = Bundle.module.url(
        forResource: "sunset", withExtension: "png",
        subdirectory: "Media.xcassets/Sunset.imageset"),
        let picture = UIImage(contentsOfFile: url.path)
      {
        Image(uiImage: picture)
      }
    }

    Sample(".resizable()", note: "Fills the proposed size.") {
      Image.sunset
        .resizable()
        .frame(width: 110, height: 40)
    }

    Sample(".resizable().scaledToFit()") {
      Image.sunset
        .resizable()
        .scaledToFit()
        .frame(width: 110, height: 60)
        .border(.gray)
    }

    Sample(".resizable().scaledToFill()") {
      Image.sunset
        .resizable()
        .scaledToFill()
        .frame(width: 110, height: 40)
        .clipped()
    }

    Sample(".resizable(resizingMode: .tile)") {
      Image.sunset
        .resizable(resizingMode: .tile)
        .frame(width: 130, height: 90)
    }

    Sample(".resizable(capInsets:)", note: "Keeps its edges, stretches its middle.") {
      Image.sunset
        .resizable(
          capInsets: EdgeInsets(
            top: 16, leading: 16,
            bottom: 16, trailing: 16)
        )
        .frame(width: 120, height: 84)
    }

    Sample(".interpolation(.none)", note: "Pixels stay pixels.") {
      HStack {
        Image.ghost
          .interpolation(.none)
          .resizable()
        Image.ghost
          .resizable()
      }
      .frame(width: 124, height: 58)
    }

    Sample(".renderingMode(.template)", note: "The image's alpha in the foreground style.") {
      Image.ghost
        .renderingMode(.template)
        .resizable()
        .frame(width: 60, height: 60)
        .foregroundStyle(.teal)
    }

    Sample(".antialiased(_:)", note: "Edges of a rotated image: hard, soft.") {
      HStack {
        Image.sunset.antialiased(false)
          .rotationEffect(.degrees(8))
        Image.sunset.antialiased(true)
          .rotationEffect(.degrees(8))
      }
      .scaleEffect(0.9)
    }

    Sample("Image.clipShape(_:)") {
      Image.sunset
        .resizable()
        .scaledToFill()
        .frame(width: 70, height: 70)
        .clipShape(.circle)
    }

    Sample(
      "Image(decorative:)", note: "A missing asset is left out, with a diagnostic.",
      diagnostics: ["image.missing-asset"]
    ) {
      VStack {
        Image(decorative: "no-such-asset")
        Text("an empty place above")
          .font(.caption)
      }
    }

    Sample("AsyncImage(url:content:placeholder:)", note: "Fetched before the picture is drawn; here without a URL.") {
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        Color.teal.opacity(0.3)
      }
      .frame(width: 90, height: 60)
    }

    Sample("AsyncImage(url:content:), phases") {
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: Text("not there yet")
        case .success(let image): image
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      }
    }
  }
}
