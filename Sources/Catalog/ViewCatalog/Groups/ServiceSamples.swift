import MapKitFacade
import SwiftUI
import WeatherKitFacade
import WidgetKit

struct ServiceSamples: SampleGroup {
  let title = "Weather and maps"
  let summary = "Services of Apple's systems answer from files of your own."

  var samples: [Sample] {
    Sample("WeatherService", note: "The weather of the file services/WeatherKit.json.", in: .phone()) {
      WeatherWidget()
    }

    Sample("MKMapSnapshotter", note: "The map of the file services/MapKit.png.", in: .phone()) {
      MapWidget()
    }
  }
}

private let harbour = CLLocationCoordinate2D(latitude: 46.204, longitude: 6.146)

private struct WeatherEntry: TimelineEntry {
  let date: Date
  var current: CurrentWeather?
  var hours: [HourWeather] = []
}

private struct WeatherProvider: AsyncTimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: context.date) }

  func snapshot(in context: Context) async -> WeatherEntry {
    let place = CLLocation(latitude: harbour.latitude, longitude: harbour.longitude)
    let weather = try? await WeatherService.shared.weather(for: place, including: .current, .hourly)
    return WeatherEntry(date: context.date, current: weather?.0, hours: weather.map { Array($0.1.prefix(3)) } ?? [])
  }

  func timeline(in context: Context) async -> Timeline<WeatherEntry> {
    Timeline(entries: [await snapshot(in: context)], policy: .after(context.date.addingTimeInterval(3600)))
  }
}

private struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "weather", provider: WeatherProvider()) { entry in
      VStack(alignment: .leading) {
        if let weather = entry.current {
          Label(weather.condition.description, systemImage: weather.symbolName)
            .font(.caption)
          Text(
            weather.temperature.formatted(
              .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0))))
          )
          .font(.system(size: 44, weight: .light))
        } else {
          Text("No weather")
        }
        Spacer()
        HStack {
          ForEach(entry.hours, id: \.date) { hour in
            VStack {
              Image(systemName: hour.symbolName)
                .frame(height: 18)
              Text(hour.date, format: .dateTime.hour())
                .font(.caption2)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
      }
    }
  }
}

private struct MapEntry: TimelineEntry {
  let date: Date
  var map: UIImage?
  var pin = CGPoint.zero
}

private struct MapProvider: AsyncTimelineProvider {
  func placeholder(in context: Context) -> MapEntry { MapEntry(date: context.date) }

  func snapshot(in context: Context) async -> MapEntry {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(center: harbour, latitudinalMeters: 900, longitudinalMeters: 900)
    options.size = context.displaySize
    options.scale = 2
    let snapshot = try? await MKMapSnapshotter(options: options).start()
    return MapEntry(date: context.date, map: snapshot?.image, pin: snapshot?.point(for: harbour) ?? .zero)
  }

  func timeline(in context: Context) async -> Timeline<MapEntry> {
    Timeline(entries: [await snapshot(in: context)], policy: .never)
  }
}

private struct MapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "map", provider: MapProvider()) { entry in
      Group {
        if let map = entry.map {
          Image(uiImage: map)
            .accessibilityLabel("The harbour")
            .overlay {
              Image(systemName: "mappin.circle.fill")
                .font(.title)
                .foregroundStyle(.white, .red)
                .position(entry.pin)
            }
        } else {
          Text("No map")
        }
      }
      .containerBackground(.background, for: .widget)
    }
    .contentMarginsDisabled()
  }
}
