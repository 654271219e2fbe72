const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "nine"; figures from thirteen on. */
export const numberInWords = (count: number): string => numbers[count] ?? String(count);
