import SwiftUI

struct AppSamples: SampleGroup {
  let title = "Views of apps"
  let summary =
    "WidgetKit does not draw them; sources that an app shares mention them. What makes sense is shown, and reported."

  private let unsupported = ["view.unsupported"]

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
