// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// CI turns warnings into errors; a user's build with a newer compiler is not broken by a new warning.
let isCI = Context.environment["CI"] != nil

let house: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isCI ? [.treatAllWarnings(as: .error)] : [])

/// A module of the package. What it may import is decided here and read from the bottom up in Docs/Design.md.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: data, swiftSettings: house)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let openCombine = Target.Dependency.product(name: "OpenCombine", package: "OpenCombine")

// Not built with the rest: Benchmarks/*/run and Scripts/hostile ask for them.
let benchmarks: [Target] =
  Context.environment["ALMANAC_BENCHMARKS"] == nil
  ? []
  : [
    .executableTarget(
      name: "layout-benchmark", dependencies: ["SwiftUI", "Views", "LayoutEngine", "CairoPainting"],
      path: "Benchmarks/layout", exclude: ["run"], swiftSettings: house),
    .executableTarget(
      name: "picture-benchmark", dependencies: ["Artwork", "Graphics"], path: "Benchmarks/pictures", exclude: ["run"],
      swiftSettings: house),
    .executableTarget(
      name: "book-benchmark", dependencies: ["ComicLibrary"], path: "Benchmarks/books", exclude: ["run"],
      swiftSettings: house),
    .executableTarget(
      name: "picture-probe", dependencies: ["Artwork", "Graphics"], path: "Fuzz/probe", swiftSettings: house),
  ]

/// Facades of services that this machine does not have, and what each shows besides itself.
let serviceFacades: [(name: String, shows: [Target.Dependency])] = [
  ("AVFAudioFacade", []),
  ("AVFoundationFacade", ["AVFAudioFacade"]),
  ("AudioToolboxFacade", []),
  ("BackgroundTasksFacade", []),
  ("CloudKitFacade", ["CoreLocationFacade"]),
  ("ContactsFacade", []),
  ("CoreMotionFacade", []),
  ("EventKitFacade", ["CoreGraphicsFacade", "CoreLocationFacade", "PlatformValues"]),
  ("HealthKitFacade", []),
  ("LocalAuthenticationFacade", []),
  ("MapKitFacade", ["CoreLocationFacade", "UIKitFacade"]),
  ("NetworkFacade", []),
  ("SecurityFacade", []),
  ("StoreKitFacade", []),
  ("SystemConfigurationFacade", []),
  ("UserNotificationsFacade", []),
  ("WatchConnectivityFacade", []),
  ("WatchKitFacade", ["UIKitFacade"]),
  ("WeatherKitFacade", ["CoreLocationFacade"]),
]

/// What stands for modules of Apple's systems in the sources that `almanac build` compiles, under names of our own: a
/// module with such a name would turn `#if canImport(UIKit)` true for every dependency. The compiler's `-module-alias`
/// gives them the names that the sources import.
let platformFacades = [
  "UIKitFacade", "CombineFacade", "OSFacade", "CoreGraphicsFacade", "ActivityKitFacade", "IntentsFacade",
  "OSLogFacade", "CoreLocationFacade", "UniformTypeIdentifiersFacade", "QuartzCoreFacade", "CoreDataFacade",
  "SwiftDataFacade", "FoundationAdditions", "NetworkingAdditions", "ChartsFacade", "DarwinFacade",
]

let package = Package(
  name: "almanac",
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "PlatformFacades", targets: platformFacades + serviceFacades.map(\.name)),
    .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
    .library(name: "ToolCommands", targets: ["ToolCommands"]),
    .library(name: "ComicLibrary", targets: ["ComicLibrary"]),
    .library(name: "FeedLibrary", targets: ["FeedLibrary"]),
    .library(name: "TimetableLibrary", targets: ["TimetableLibrary"]),
    .library(name: "DailyLibrary", targets: ["DailyLibrary"]),
    .library(name: "SystemLibrary", targets: ["SystemLibrary"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // C libraries and the fences over them.
    .systemLibrary(
      name: "CCairo", pkgConfig: Context.packageDirectory + "/Sources/CCairo/almanac-text.pc",
      providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    // libwebp, found while the program runs, if at all; its header says what its functions are.
    .target(name: "CWebP", linkerSettings: [.linkedLibrary("dl")]),
    // librsvg and poppler-glib, found while the program runs, if at all.
    .target(name: "CVectorArt", linkerSettings: [.linkedLibrary("dl")]),
    // libcurl, in the same way.
    .target(name: "CTransfer", linkerSettings: [.linkedLibrary("dl")]),
    // libzip and libxml2, in the same way.
    .target(name: "CArchive", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CMarkup", linkerSettings: [.linkedLibrary("dl")]),
    // Calls of SQLite that Swift cannot make: those with any number of arguments.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),

    // Calls of the system that Swift does not show.
    .target(name: "CLinux"),

    // From a view to a display list: no C library in sight.
    module("Graphics"),
    module("LayoutEngine", ["Graphics"]),
    .target(
      name: "Localization", dependencies: ["Graphics"], swiftSettings: house,
      // Foundation's own copy of ICU: plural rules and units, which Foundation itself does not show on this platform.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module("Views", ["LayoutEngine", "Localization", "FoundationAdditions", "Graphics", openCombine]),
    module("FoundationAdditions", ["Localization", "AtomicFiles", "Graphics"]),
    // The entities of a store, between the tool that reads them and the facade that has them.
    module("DataModels", ["Graphics"]),
    module("Timelines", ["Graphics", "CLinux"]),
    // When to ask, what is in place, and what programs ask for; it draws nothing.
    module("Scheduling", ["Timelines", "AtomicFiles", "Graphics"]),
    module("LiveActivities", ["Localization"]),
    module("ConfigurationIntents", ["Timelines", "Localization", "Graphics"]),
    module(
      "Widgets",
      [
        "Views", "Timelines", "Scheduling", "LiveActivities", "ConfigurationIntents", "Localization", "Graphics",
        "LayoutEngine",
        "WidgetMacros",
      ]),

    // From a display list to a file.
    module("AtomicFiles"),
    // Programs that are started and waited for.
    module("ChildProcesses", ["CLinux"]),
    module("ImageCodecs", ["CJPEG", "CPNG", "CWebP", "Graphics"]),
    module("Artwork", ["CVectorArt", "ImageCodecs", "Graphics", "AtomicFiles"]),
    // What has an address: fetched, and kept.
    module("PictureFetching", ["CTransfer", "Artwork", "AtomicFiles", "Graphics"]),
    module("CairoPainting", ["CCairo", "LayoutEngine", "Graphics"]),

    // What Apple's SwiftUI re-exports from UIKit.
    module(
      "PlatformValues",
      [
        "Views", "LayoutEngine", "FoundationAdditions", "Artwork", "ImageCodecs", "Localization", "Graphics",
        openCombine,
      ]),

    // The joint, and the command line over it.
    module(
      "Rendering",
      [
        "Widgets", "Timelines", "Views", "PlatformValues", "LayoutEngine", "Localization", "CairoPainting", "Artwork",
        "PictureFetching", "ImageCodecs", "FoundationAdditions", "Graphics",
      ]),
    // The right picture in place at its date: asks, draws ahead, puts in place.
    module(
      "Refreshing",
      [
        "Rendering", "Scheduling", "Widgets", "Timelines", "Views", "LayoutEngine", "Artwork", "AtomicFiles",
        "Graphics",
        "CLinux",
      ]),
    // Pictures and texts compared with those that are kept, and the page that shows what differs.
    module(
      "Snapshots",
      [
        "Rendering", "Widgets", "Timelines", "Views", "LayoutEngine", "ImageCodecs", "AtomicFiles", "CLinux",
        "Graphics",
      ]),
    module(
      "ToolCommands",
      [
        "Snapshots", "Refreshing", "Scheduling", "Rendering", "CairoPainting", "Widgets", "Timelines",
        "ConfigurationIntents", "Views", "LayoutEngine",
        "Localization", "FoundationAdditions", "Graphics", "ExtensionBuilding", "AtomicFiles", "Artwork",
        "ImageCodecs", "PictureFetching", "ChildProcesses", "CLinux", argumentParser, yams,
      ]),

    // An unmodified widget extension: found, and compiled into a tool of its own.
    module("ExtensionBuilding", ["Artwork", "ChildProcesses", "DataModels", "Localization", yams]),
    .macro(name: "WidgetMacros", swiftSettings: house),

    // Facades: the names that widget sources import.
    module(
      "SwiftUI",
      [
        "Views", "Widgets", "LayoutEngine", "Localization", "FoundationAdditions", "Graphics", "PlatformValues",
        "WidgetMacros", openCombine,
      ]),
    module("WidgetKit", ["Widgets", "Timelines", "ToolCommands", "FoundationAdditions"]),
    module("AppIntents", ["ConfigurationIntents", "Widgets", "Localization", "FoundationAdditions"]),
    module("UIKitFacade", ["PlatformValues", "FoundationAdditions", "CoreGraphicsFacade"]),
    module(
      "CombineFacade",
      [
        openCombine, .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    module("CoreDataFacade", ["Views", "FoundationAdditions", "DataModels", "Graphics", "WidgetMacros", openCombine]),
    module("SwiftDataFacade", ["Views", "FoundationAdditions", "DataModels", "WidgetMacros"]),
    module("OSFacade", ["FoundationAdditions"]),
    module("OSLogFacade", ["OSFacade"]),
    module("CoreLocationFacade", ["ConfigurationIntents", "FoundationAdditions"]),
    module("DarwinFacade", []),
    // Apart from FoundationAdditions, as whatever shows FoundationNetworking is linked with libcurl.
    module("NetworkingAdditions"),
    module("UniformTypeIdentifiersFacade", ["FoundationAdditions"]),
    module("QuartzCoreFacade", ["CoreGraphicsFacade"]),
    module("CoreGraphicsFacade", ["Graphics", "PlatformValues"]),
    // The one facade that draws: marks and axes, made of views.
    module("ChartsFacade", ["SwiftUI", "Views", "Graphics"]),
    module("ActivityKitFacade", ["LiveActivities", "FoundationAdditions"]),
    module("IntentsFacade", ["ConfigurationIntents", "CoreLocationFacade", "Localization", "FoundationAdditions"]),

    // For the tests of users' widgets.
    module(
      "WidgetTesting",
      [
        "SwiftUI", "WidgetKit", "Snapshots", "Rendering", "PlatformValues", "Widgets", "Timelines", "Views",
        "LayoutEngine", "CairoPainting", "Graphics", "Localization", "ConfigurationIntents",
      ]),

    // The bundled widgets and their app side.
    // Documents of HTML and XML, by libxml2.
    module("MarkupReading", ["CMarkup", "Graphics"]),
    // JSON with the places of everything in it.
    module("JSONReading"),
    // Databases of SQLite that programs share, opened with care.
    module("LibraryDatabases", ["CSQLite", "AtomicFiles", grdb]),
    module(
      "ComicLibrary",
      [
        "CArchive", "MarkupReading", "JSONReading", "LibraryDatabases", "PictureFetching", "Artwork", "ImageCodecs",
        "AtomicFiles",
        "Scheduling", "Graphics", grdb,
      ]),
    module(
      "FeedLibrary",
      [
        "MarkupReading", "LibraryDatabases", "PictureFetching", "Artwork", "ImageCodecs", "AtomicFiles", "Graphics",
        grdb,
      ]),
    .target(
      name: "TimetableLibrary",
      dependencies: ["MarkupReading", "PictureFetching", "AtomicFiles", "Scheduling", "Graphics"], swiftSettings: house,
      // Foundation's own copy of ICU: what Windows calls the time zones.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module("DailyLibrary", ["JSONReading", "PictureFetching", "Artwork", "AtomicFiles", "Scheduling", "Graphics"]),
    // What the kernel tells of this machine, and a day of it.
    module("SystemLibrary", ["AtomicFiles", "Graphics"]),
    .target(
      name: "BundledWidgets",
      dependencies: [
        "SwiftUI", "WidgetKit", "AppIntents", "Localization", "ComicLibrary", "FeedLibrary", "TimetableLibrary",
        "DailyLibrary", "SystemLibrary",
      ],
      // In the executable itself: the tool is one file that can be put anywhere.
      resources: [.embedInCode("Localizable.xcstrings")],
      swiftSettings: house),

    // The page of every view and modifier: samples, written as users write widgets, and what draws them.
    .target(
      name: "ViewCatalog", dependencies: ["SwiftUI", "WidgetKit", "AppIntents", "ChartsFacade"],
      resources: [.copy("Resources/Media.xcassets")],
      swiftSettings: house),
    module(
      "CatalogPages",
      [
        "ViewCatalog", "SwiftUI", "WidgetKit", "Rendering", "Widgets", "Timelines", "Views", "Graphics",
        "AtomicFiles",
      ]),
    .executableTarget(
      name: "view-catalog", dependencies: ["CatalogPages", argumentParser], swiftSettings: house),

    .executableTarget(
      name: "almanac",
      dependencies: [
        "BundledWidgets", "ToolCommands", "ComicLibrary", "FeedLibrary", "TimetableLibrary", "DailyLibrary",
        "SystemLibrary", "Artwork", "LibraryDatabases", "MarkupReading", "PictureFetching", "Scheduling", "AtomicFiles",
        "Graphics", "ChildProcesses",
        argumentParser,
      ],
      // What the demo shows; in the executable itself, too.
      resources: [
        "cover.jpg", "today.json", "lake.png", "walk.png", "letters.png", "cake.png", "icon.png", "logo.png",
      ].map { .embedInCode("Demo/Samples/\($0)") },
      swiftSettings: house
    ),

    tests("Graphics"),
    tests("LayoutEngine", ["Graphics"]),
    tests("Localization", ["Graphics"]),
    tests("Views", ["LayoutEngine", "Localization", "Graphics"]),
    tests("PlatformValues", ["ImageCodecs", "FoundationAdditions", "Views", "Graphics", "LayoutEngine"]),
    tests("FoundationAdditions", ["Localization", "Graphics"]),
    .testTarget(name: "WidgetMacrosTests", dependencies: ["WidgetMacros"], swiftSettings: house),
    tests("ConfigurationIntents", ["Widgets", "Views", "Timelines", "Localization", "LayoutEngine", "Graphics"]),
    tests("ExtensionBuilding", ["Artwork", "ChildProcesses", "DataModels", "Graphics"]),
    .testTarget(
      name: "DataStoreTests",
      dependencies: [
        "CoreDataFacade", "SwiftDataFacade", "DataModels", "FoundationAdditions", "SwiftUI", "WidgetTesting",
        "Graphics",
      ],
      swiftSettings: house),
    .testTarget(
      name: "PlatformFacadesTests",
      dependencies: [
        "UIKitFacade", "CombineFacade", "OSFacade", "CoreGraphicsFacade", "ActivityKitFacade", "IntentsFacade",
        "OSLogFacade", "CoreLocationFacade", "UniformTypeIdentifiersFacade", "QuartzCoreFacade", "ExtensionBuilding",
        "DarwinFacade", "NetworkingAdditions",
        "FoundationAdditions", "AppIntents", "SwiftUI", "WidgetKit", "ConfigurationIntents", "Graphics", "Timelines",
      ] + serviceFacades.map { .byName(name: $0.name) }, swiftSettings: house),
    .testTarget(
      name: "ChartsFacadeTests",
      dependencies: ["ChartsFacade", "SwiftUI", "WidgetKit", "Widgets", "Rendering", "Graphics"],
      swiftSettings: house),
    tests("Timelines", ["Graphics"]),
    tests(
      "Widgets",
      [
        "Views", "Timelines", "Scheduling", "LiveActivities", "ConfigurationIntents", "Localization", "LayoutEngine",
        "Graphics",
      ]),
    // What sources of extensions may write, which are read as Swift 5.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["SwiftUI", "WidgetKit", "ActivityKitFacade", "AppIntents"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests("AtomicFiles"),
    tests("ChildProcesses"),
    tests("Snapshots", ["CairoPainting", "ImageCodecs", "AtomicFiles", "ChildProcesses", "Graphics"]),
    tests("Scheduling", ["Timelines", "AtomicFiles"]),
    tests(
      "Refreshing",
      [
        "Rendering", "Scheduling", "Widgets", "Timelines", "SwiftUI", "WidgetKit", "LayoutEngine", "Graphics",
        "AtomicFiles",
      ]),
    // Writes colour profiles for the tests.
    .target(name: "ProfileBuilding", path: "Tests/ProfileBuilding", swiftSettings: house),
    tests("ImageCodecs", ["ProfileBuilding", "Graphics"]),
    tests("Artwork", ["ProfileBuilding", "ImageCodecs", "Graphics"]),
    // The web server of the tests.
    .target(name: "LoopbackServing", path: "Tests/LoopbackServing", swiftSettings: house),
    tests("PictureFetching", ["LoopbackServing", "Artwork", "ImageCodecs", "Graphics"]),
    tests("CairoPainting", ["CCairo", "LayoutEngine", "Graphics"], data: ["SanFrancisco"]),
    tests(
      "Rendering",
      [
        "Widgets", "Timelines", "Views", "LayoutEngine", "Graphics", "ImageCodecs", "CairoPainting", "PlatformValues",
        "SwiftUI", "WidgetKit", "BundledWidgets", "ComicLibrary", "FeedLibrary", "TimetableLibrary", "DailyLibrary",
        "SystemLibrary", "almanac", "ViewCatalog", "CatalogPages", "PictureFetching", "LoopbackServing", "Localization",
        "ConfigurationIntents", "Refreshing", "Scheduling", "WidgetTesting", "Snapshots",
      ]),
    .testTarget(
      name: "WidgetTestingTests",
      dependencies: [
        "WidgetTesting", "Snapshots", "Rendering", "ImageCodecs", "ChildProcesses", "WidgetKit", "SwiftUI", "Views",
        "LayoutEngine", "Graphics",
      ],
      swiftSettings: house),
    tests(
      "ComicLibrary",
      [
        "ChildProcesses", "LibraryDatabases", "MarkupReading", "PictureFetching", "Scheduling", "ImageCodecs",
        "Graphics", "LoopbackServing", grdb,
      ]),
    tests("MarkupReading", ["Graphics"]),
    tests("JSONReading"),
    tests(
      "FeedLibrary",
      [
        "ChildProcesses", "LibraryDatabases", "MarkupReading", "PictureFetching", "Artwork", "ImageCodecs",
        "Scheduling", "Graphics", "LoopbackServing", grdb,
      ]),
    tests("TimetableLibrary", ["ChildProcesses", "Scheduling", "Graphics"]),
    tests("SystemLibrary", ["Graphics"]),
    tests(
      "DailyLibrary", ["PictureFetching", "LoopbackServing", "ImageCodecs", "Scheduling", "Graphics"]),
    tests(
      "ToolCommands",
      [
        "SwiftUI", "WidgetKit", "AppIntents", "ConfigurationIntents", "Widgets", "Timelines", "Views", "Localization",
        "Rendering", "Graphics", "ImageCodecs", "LoopbackServing", "PictureFetching", "ChildProcesses", argumentParser,
        "Refreshing", "Scheduling", "AtomicFiles", "ComicLibrary", "FeedLibrary", "TimetableLibrary", "DailyLibrary",
        "almanac",
      ]),
  ] + serviceFacades.map { module($0.name, ["FoundationAdditions"] + $0.shows) } + benchmarks,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11
)

// What `almanac build` compiles with a widget of somebody else's.
if Context.environment["ALMANAC_EXTENSION"] != nil {
  // A build has one version of each package. Without our own widgets and their databases, a widget may have the version of
  // GRDB that it was written for.
  let bundled: Set = [
    "BundledWidgets", "ComicLibrary", "FeedLibrary", "LibraryDatabases", "ViewCatalog", "CatalogPages",
  ]
  package.targets.removeAll { bundled.contains($0.name) || $0.type == .test || $0.type == .executable }
  package.products.removeAll { !["SwiftUI", "WidgetKit", "AppIntents", "PlatformFacades"].contains($0.name) }
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind { location.hasSuffix("/GRDB.swift") } else { false }
  }

  // The modules behind the facades have a prefix: a widget may have a type or a module of its own called `Widgets` or
  // `Views`, and Swift would take Almanac's module where that is left out. Macros are named in strings, and modules of C in
  // their maps.
  let prefix = "Almanac"
  let imported = Set(["SwiftUI", "WidgetKit", "AppIntents"] + platformFacades + serviceFacades.map(\.name))
  let hidden = Set(
    package.targets.filter { $0.type == .regular && $0.swiftSettings != nil && !imported.contains($0.name) }
      .map(\.name))
  let aliases = hidden.sorted().flatMap { ["-module-alias", "\($0)=\(prefix)\($0)"] }
  for target in package.targets where target.swiftSettings != nil {
    target.dependencies = target.dependencies.map { dependency in
      guard case .byNameItem(let name, let condition) = dependency, hidden.contains(name) else { return dependency }
      return .byNameItem(name: prefix + name, condition: condition)
    }
    if target.type != .macro { target.swiftSettings?.append(.unsafeFlags(aliases)) }
    if hidden.contains(target.name) {
      target.path = target.path ?? "Sources/\(target.name)"
      target.name = prefix + target.name
    }
  }
}
