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

    Sample("NavigationLink", note: "Only the label is drawn.", diagnostics: unsupported) {
      NavigationLink("Chapter 42") { Text("Never") }
    }

    Sample("List", note: "The rows, without the list's style.", diagnostics: unsupported) {
      List(["One", "Two", "Three"], id: \.self) { row in
        Text(row)
      }
      .listStyle(.plain)
    }

    Sample("Form", note: "The controls, without the form's style.", diagnostics: unsupported) {
      Form {
        LabeledContent("Chapter", value: "42")
        Toggle("Read", isOn: .constant(true))
      }
    }

    Sample("TextField", note: "The text, or the prompt.", diagnostics: unsupported) {
      VStack {
        TextField("Name", text: .constant("The Hollow Moon"))
        TextField("Name", text: .constant(""))
      }
    }

    Sample("Menu", note: "Only the label is drawn.", diagnostics: unsupported) {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Never") {}
      }
    }

    Sample("Picker, DatePicker", note: "The selected value.", diagnostics: unsupported) {
      VStack {
        Picker("Series", selection: .constant(2)) {
          Text("Lanterns").tag(1)
          Text("Tides").tag(2)
        }
        .pickerStyle(.segmented)
        DatePicker("Due", selection: .constant(today), displayedComponents: .date)
      }
    }

    Sample("Stepper, Slider, ColorPicker", note: "The current values.", diagnostics: unsupported) {
      VStack {
        Stepper("Pages: 42", value: .constant(42))
        Slider(value: .constant(73), in: 0...100)
        ColorPicker("Ink", selection: .constant(.indigo))
      }
    }

    Sample("SecureField, TextEditor", note: "Dots for a secure field, and the text.", diagnostics: unsupported) {
      VStack {
        SecureField("Password", text: .constant("moon"))
        TextEditor(text: .constant("Two\nlines"))
      }
    }

    Sample("TabView, Tab", note: "The selected page.", diagnostics: unsupported) {
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
