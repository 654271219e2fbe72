/** The id of the JSON in the document that carries what its page has read. */
export const pageDataId = 'page-data';
