/** Features of the library that its published types do not declare yet. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The structure element of the annotation. */
    structParent?: ReturnType<PDFKit.PDFDocument['struct']>;
  }
}
