/** The name as it stands beside the logo, line by line. */
export const brandLines = ['Institute of', 'Oneness'] as const;

export const brandName = brandLines.join(' ');
