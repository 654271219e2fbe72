/** A recording whose length nobody knows is taken to be no longer than this. */
const longestSec = 86_400;

/** How far it is to the end. A length of 0 means that nobody knows it. */
export const lengthOf = (durationSec: number): number => durationSec || longestSec;

/** A whole second that is not beyond the end. */
export const secondWithin = (positionSec: number, durationSec: number): number =>
  Math.min(Math.floor(positionSec), lengthOf(durationSec));
