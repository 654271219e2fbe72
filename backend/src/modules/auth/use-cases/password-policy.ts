/** Lengths count Unicode code points: an emoji is one. Nothing is trimmed, cut or folded. */
const passwordLength = { least: 8, most: 128 } as const;

export const passwordTooShort = 'Password must be at least 8 characters';
export const passwordTooLong = 'Password must be less than 128 characters';

export const isLongEnough = (password: string): boolean => codePointsOf(password) >= passwordLength.least;
export const isShortEnough = (password: string): boolean => codePointsOf(password) <= passwordLength.most;

const codePointsOf = (text: string): number => [...text].length;
