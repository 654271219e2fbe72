/** What the library can do and its published types do not say yet. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The element of the reading order that the annotation belongs to. */
    structParent?: ReturnType<PDFKit.PDFDocument['struct']>;
  }
}
