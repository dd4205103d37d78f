import SwiftUI

struct AppSamples: SampleGroup {
  let title = "Views of apps"
  let summary =
    "WidgetKit does not draw them; sources that an app shares mention them. What makes sense is shown, and reported."

  private let unsupported = ["view.unsupported"]
  /// 21 November 2026.
  private let today = Date(timeIntervalSince1970: 1_795_248_000)

  var samples: [Sample] {
    Sample("NavigationView", diagnostics: unsupported) {
      NavigationView {
        Text("Content").navigationTitle("Title")
      }
    }

    Sample("NavigationStack", diagnostics: unsupported) {
      NavigationStack { Text("Root") }
    }

    Sample("NavigationLink", note: "Its label.", diagnostics: unsupported) {
      NavigationLink("Chapter 42") { Text("Never") }
    }

    Sample("List", note: "Its rows, plain.", diagnostics: unsupported) {
      List(["One", "Two", "Three"], id: \.self) { row in
        Text(row)
      }
      .listStyle(.plain)
    }

    Sample("Form", note: "Its controls, plain.", diagnostics: unsupported) {
      Form {
        LabeledContent("Chapter", value: "42")
        Toggle("Read", isOn: .constant(true))
      }
    }

    Sample("TextField", note: "Its text, or its prompt.", diagnostics: unsupported) {
      VStack {
        TextField("Name", text: .constant("The Hollow Moon"))
        TextField("Name", text: .constant(""))
      }
    }

    Sample("Menu", note: "Its label.", diagnostics: unsupported) {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Never") {}
      }
    }

    Sample("Picker, DatePicker", note: "What is chosen.", diagnostics: unsupported) {
      VStack {
        Picker("Series", selection: .constant(2)) {
          Text("Lanterns").tag(1)
          Text("Tides").tag(2)
        }
        .pickerStyle(.segmented)
        DatePicker("Due", selection: .constant(today), displayedComponents: .date)
      }
    }

    Sample("Stepper, Slider, ColorPicker", note: "Their values.", diagnostics: unsupported) {
      VStack {
        Stepper("Pages: 42", value: .constant(42))
        Slider(value: .constant(73), in: 0...100)
        ColorPicker("Ink", selection: .constant(.indigo))
      }
    }

    Sample("SecureField, TextEditor", note: "Dots, and the text.", diagnostics: unsupported) {
      VStack {
        SecureField("Password", text: .constant("moon"))
        TextEditor(text: .constant("Two\nlines"))
      }
    }

    Sample("TabView, Tab", note: "The page that is chosen.", diagnostics: unsupported) {
      TabView(selection: .constant("b")) {
        Tab("Books", systemImage: "book", value: "a") { Text("Never") }
        Tab("Shelf", systemImage: "books.vertical", value: "b") { Text("Shelf") }
      }
    }

    Sample("DisclosureGroup", note: "Open.", diagnostics: unsupported) {
      DisclosureGroup("Chapters", isExpanded: .constant(true)) {
        Text("41, 42, 43")
      }
    }

    Sample("ControlGroup", diagnostics: unsupported) {
      ControlGroup {
        Button("Back") {}
        Button("Next") {}
      }
    }

    Sample("ShareLink", diagnostics: unsupported) {
      ShareLink(item: "The Hollow Moon")
    }
  }
}
