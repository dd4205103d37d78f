import SwiftUI

struct SymbolSamples: SampleGroup {
  let title = "Symbols"
  let summary = "Symbols by Apple's names, from an open icon font."

  var samples: [Sample] {
    Sample("Image(systemName:)") {
      HStack {
        Image(systemName: "sun.max.fill")
        Image(systemName: "moon.stars")
        Image(systemName: "cloud.rain")
      }
      .font(.title)
    }

    Sample("A symbol's size", note: "The size follows the font.") {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").font(.caption)
        Image(systemName: "star").font(.title)
        Image(systemName: "star").font(.system(size: 44))
      }
    }

    Sample("A symbol's weight") {
      HStack {
        Image(systemName: "heart").fontWeight(.light)
        Image(systemName: "heart")
        Image(systemName: "heart").fontWeight(.black)
      }
      .font(.largeTitle)
    }

    Sample(".imageScale(_:)") {
      HStack {
        Image(systemName: "bell").imageScale(.small)
        Image(systemName: "bell").imageScale(.medium)
        Image(systemName: "bell").imageScale(.large)
      }
      .font(.title)
    }

    Sample(".symbolVariant(_:)") {
      HStack {
        Image(systemName: "heart")
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "heart").symbolVariant(.circle)
        Image(systemName: "heart").symbolVariant(.slash)
      }
      .font(.title2)
    }

    Sample(".foregroundStyle(_:) of a symbol") {
      Image(systemName: "flame.fill")
        .font(.system(size: 50))
        .foregroundStyle(.orange.gradient)
    }

    Sample(".symbolRenderingMode(.hierarchical)") {
      Image(systemName: "cloud.sun.fill")
        .font(.system(size: 44))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.blue)
    }

    Sample(".symbolRenderingMode(.palette)") {
      Image(systemName: "cloud.sun.fill")
        .font(.system(size: 44))
        .symbolRenderingMode(.palette)
        .foregroundStyle(.gray, .orange)
    }

    Sample(".symbolRenderingMode(.multicolor)") {
      HStack {
        Image(systemName: "cloud.sun.fill")
        Image(systemName: "battery.100")
      }
      .font(.largeTitle)
      .symbolRenderingMode(.multicolor)
      .padding(10)
      .background(.blue.opacity(0.4), in: .capsule)
    }

    Sample("Image(systemName:variableValue:)") {
      HStack {
        Image(systemName: "wifi", variableValue: 0.3)
        Image(systemName: "wifi", variableValue: 1)
      }
      .font(.largeTitle)
    }

    Sample("A resizable symbol") {
      Image(systemName: "house.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 60, height: 60)
    }

    Sample("A name by rule", note: "Drawn by the rules for names that are in no table.") {
      Image(systemName: "tuningfork")
        .font(.largeTitle)
    }

    Sample(
      "An unknown symbol", note: "It takes no space.", diagnostics: ["symbol.unknown"]
    ) {
      HStack(spacing: 0) {
        Text("a")
        Image(systemName: "no.such.symbol")
        Text("b")
      }
      .font(.largeTitle)
    }

    Sample("Symbols of the weather", note: "A few of several hundred.") {
      Grid {
        GridRow {
          Image(systemName: "wind")
          Image(systemName: "snowflake")
          Image(systemName: "cloud.fog")
          Image(systemName: "humidity")
        }
        GridRow {
          Image(systemName: "sunrise")
          Image(systemName: "sunset")
          Image(systemName: "bolt")
          Image(systemName: "thermometer")
        }
      }
      .font(.title2)
    }
  }
}
