import SwiftUI

struct TextSamples: SampleGroup {
  let title = "Text"
  let summary = "Parts of a text, and the appearance of its characters."

  var samples: [Sample] {
    Sample("Text") { Text("Hollow Moon") }

    Sample("Text with interpolation") {
      let chapter = 42
      Text("Chapter \(chapter)")
    }

    Sample("Text(verbatim:)", note: "Not translated, without Markdown.") {
      Text(verbatim: "as *it* is")
    }

    Sample("Text with markdown") {
      Text("**bold**, *slanted*, ~~gone~~ and `code`")
        .multilineTextAlignment(.center)
    }

    Sample("Text + Text", note: "One paragraph of two styles.") {
      Text("Lantern ").foregroundStyle(.orange)
        + Text("keeper").bold()
    }

    Sample("Text(AttributedString)") {
      let text: AttributedString = {
        var text = AttributedString("moonlight")
        if let range = text.range(of: "moon") {
          text[range].foregroundColor = .indigo
          text[range].font = .title2.bold()
        }
        return text
      }()
      Text(text)
    }

    Sample("An image in a text") {
      Text("Rain \(Image(systemName: "cloud.rain")) at nine")
    }

    Sample("Text of several scripts") {
      VStack {
        Text("قمر أجوف · ירח")
        Text("うつろな月 · 달")
        Text("🌘 Луна")
      }
    }

    Sample(".bold()") { Text("bold").bold() }

    Sample(".italic()") { Text("slanted").italic() }

    Sample(".underline()") { Text("underlined").underline() }

    Sample(".underline(pattern:color:)") {
      Text("a dashed line")
        .underline(pattern: .dash, color: .red)
    }

    Sample(".strikethrough()") { Text("struck out").strikethrough() }

    Sample(".strikethrough(pattern:color:)") {
      Text("dots in red")
        .strikethrough(pattern: .dot, color: .red)
    }

    Sample(".foregroundStyle(_:) of a text") {
      Text("Gradient").font(.title.bold())
        .foregroundStyle(
          .linearGradient(
            colors: [.purple, .orange],
            startPoint: .leading,
            endPoint: .trailing))
    }

    Sample(".foregroundColor(_:)") { Text("indigo").foregroundColor(.indigo) }

    Sample(".kerning(_:)") {
      VStack {
        Text("WAVES")
        Text("WAVES").kerning(4)
      }
    }

    Sample(".tracking(_:)") {
      VStack {
        Text("office")
        Text("office").tracking(4)
      }
    }

    Sample(".baselineOffset(_:)") {
      Text("10") + Text("th").font(.caption).baselineOffset(6)
    }

    Sample(".textCase(_:)") { Text("Lantern").textCase(.uppercase) }

    Sample(".textScale(_:)") {
      HStack(alignment: .firstTextBaseline) {
        Text("21")
        Text("degrees").textScale(.secondary)
      }
    }

    Sample(".monospacedDigit()", note: "Digits of one width, below.") {
      VStack {
        Text("11:11:11")
        Text("00:00:00")
        Text("11:11:11").monospacedDigit().bold()
        Text("00:00:00").monospacedDigit().bold()
      }
    }

    Sample("Text(key, tableName:bundle:comment:)", note: "Looked up in the bundle; the key itself if it is missing.") {
      Text("Good night", comment: "Said at ten")
    }

    Sample(".typesettingLanguage(_:)", note: "Accepted; shaping follows the locale.") {
      Text("直骨")
        .typesettingLanguage(.init(languageCode: .japanese))
    }
  }
}
