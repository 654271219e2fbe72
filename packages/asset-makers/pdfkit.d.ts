/** Features of the PDF library that its published types do not declare. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** Structure element that contains the annotation. */
    structParent?: ReturnType<PDFKit.PDFDocument['struct']>;
  }
}
