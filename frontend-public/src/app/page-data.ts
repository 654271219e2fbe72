export const pageDataElementId = 'page-data';

/** The server sets this data attribute on the root element of a 404 document. */
export const missingPageAttribute = 'missing';
