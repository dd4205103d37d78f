import SwiftUI

struct RedactionSamples: SampleGroup {
  let title = "Redaction"
  let summary = "Placeholders, and content that is hidden while locked."

  var samples: [Sample] {
    Sample(".redacted(reason: .placeholder)") {
      VStack(alignment: .leading) {
        Text("Hollow Moon").font(.headline)
        Text("Chapter 42").font(.caption)
      }
      .redacted(reason: .placeholder)
    }

    Sample(".redacted of a label") {
      Label("Hollow Moon", systemImage: "moon")
        .redacted(reason: .placeholder)
    }

    Sample(".redacted of a wrapped text") {
      Text("A lantern keeper climbs the tower.")
        .redacted(reason: .placeholder)
        .padding(8)
    }

    Sample(".redacted of shapes and gauges", note: "Shapes stay as they are.") {
      VStack {
        Circle().fill(.orange).frame(width: 36)
        ProgressView(value: 0.6)
      }
      .redacted(reason: .placeholder)
      .padding(10)
    }

    Sample(".redacted of an image") {
      Image.sunset
        .redacted(reason: .placeholder)
    }

    Sample(".unredacted()") {
      VStack {
        Text("Hollow Moon")
        Text("stays").unredacted()
      }
      .redacted(reason: .placeholder)
    }

    Sample(".privacySensitive()", note: "Hidden if the reason is privacy.") {
      VStack {
        Text("Balance")
        Text("1,234.50").privacySensitive()
      }
      .redacted(reason: .privacy)
    }

    Sample("@Environment(\\.redactionReasons)") {
      SecretWord()
        .redacted(reason: .privacy)
    }

    Sample(".invalidatableContent()", note: "Dimmed while an intent runs.") {
      VStack {
        Text("42").invalidatableContent()
        Text("42").invalidatableContent()
          .redacted(reason: .invalidated)
      }
    }
  }
}

/// Hides a word by itself.
private struct SecretWord: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Text(reasons.contains(.privacy) ? "hush" : "moon").font(.title)
  }
}
