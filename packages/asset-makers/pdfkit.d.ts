/** Features of the PDF library that its published types do not declare. */
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** Element of the document structure that contains the annotation, such as a link. */
    structParent?: ReturnType<PDFKit.PDFDocument['struct']>;
  }
}
