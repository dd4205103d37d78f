package import Foundation

extension TextAttachment {
  /// The attachment `factor` times as large; what is painted is not yet.
  package func scaled(by factor: CGFloat) -> TextAttachment {
    TextAttachment(
      size: CGSize(width: size.width * factor, height: size.height * factor), depth: depth * factor, items: items,
      label: label)
  }
}
