/** The id of the JSON in the document that carries what its page has read. */
export const pageDataId = 'page-data';

/** Stands at the root (data-missing) of a document that was answered because nothing is at its address. */
export const missingMark = 'missing';
