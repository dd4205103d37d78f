import SwiftUI

struct CanvasSamples: SampleGroup {
  let title = "Canvas filters and shadings"
  let summary = "Filters, shadings and transforms of a canvas."

  var samples: [Sample] {
    Sample("Filter.shadow", note: "Below the content, and above it with `.shadowAbove`.") {
      Canvas { context, _ in
        var above = context
        context.addFilter(.shadow(color: .black, radius: 4, x: 6, y: 6))
        context.fill(Path(ellipseIn: CGRect(x: 16, y: 28, width: 44, height: 44)), with: .color(.orange))
        above.addFilter(.shadow(color: .black.opacity(0.5), radius: 4, x: 6, y: 6, options: .shadowAbove))
        above.fill(Path(ellipseIn: CGRect(x: 80, y: 28, width: 44, height: 44)), with: .color(.orange))
      }
    }

    Sample("ShadowOptions.shadowOnly") {
      Canvas { context, _ in
        context.addFilter(.shadow(color: .blue, radius: 4, options: .shadowOnly))
        context.draw(Text("Almanac").font(.title.bold()), at: CGPoint(x: 70, y: 50))
      }
    }

    Sample("ShadowOptions.invertsAlpha", note: "With `.shadowAbove` and `.sourceAtop`, an inner shadow.") {
      Canvas { context, _ in
        context.addFilter(
          .shadow(
            color: .black, radius: 6, x: 4, y: 4, blendMode: .sourceAtop,
            options: [.shadowAbove, .invertsAlpha]))
        context.fill(Path(ellipseIn: CGRect(x: 40, y: 20, width: 60, height: 60)), with: .color(.teal))
      }
    }

    Sample("Filter.alphaThreshold", note: "Blurred discs that merge.") {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .pink))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for x in [34.0, 74] {
            layer.fill(Path(ellipseIn: CGRect(x: x, y: 32, width: 36, height: 36)), with: .color(.black))
          }
        }
      }
    }

    Sample("Filter.colorMatrix", note: "Red and blue are swapped.") {
      Canvas { context, size in
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r3) = (0, 1)
        (matrix.b1, matrix.b3) = (1, 0)
        context.addFilter(.colorMatrix(matrix))
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.red, .yellow]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)))
      }
    }

    Sample("GradientOptions.linearColor", note: "Below: colours mixed in linear light.") {
      Canvas { context, size in
        for (row, options) in [GraphicsContext.GradientOptions(), .linearColor].enumerated() {
          context.fill(
            Path(CGRect(x: 0, y: Double(row) * size.height / 2, width: size.width, height: size.height / 2)),
            with: .linearGradient(
              Gradient(colors: [.red, .green]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0),
              options: options))
        }
      }
    }

    Sample("Shading.palette(_:)", note: "A colour for each layer of a symbol.") {
      Canvas { context, _ in
        var symbol = context.resolve(Image(systemName: "person.crop.circle.badge.plus"))
        symbol.shading = .palette([.color(.green), .color(.blue)])
        context.draw(symbol, in: CGRect(x: 35, y: 20, width: 70, height: 60))
      }
    }
  }
}
