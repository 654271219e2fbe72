export const pageDataElementId = 'page-data';

/** Name of the data attribute (`data-missing`) that the server sets on the root element of a 404 document. */
export const missingPageAttribute = 'missing';
