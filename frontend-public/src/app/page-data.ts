export const pageDataElementId = 'page-data';

export const missingPageAttribute = 'missing';
