/** Id of the script element that holds the query data of a prerendered page. */
export const pageDataElementId = 'page-data';

/** Data attribute (`data-missing`) on the root element of a 404 document. */
export const missingPageAttribute = 'missing';
