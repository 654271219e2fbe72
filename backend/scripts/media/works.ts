/** What the demo media are: their names, lengths, chapters and words. All of it is a sample, written by us. */

export interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
}

export interface Film {
  readonly name: string;
  readonly kind: 'lesson' | 'replay';
  readonly title: string;
  readonly seconds: number;
  /** Frequencies of its chord, in Hz. */
  readonly chord: readonly number[];
  /** How far the disc has risen at its beginning and at its end: 0 on the line, 1 at the top. */
  readonly rise: readonly [from: number, to: number];
  readonly chapters: readonly Chapter[];
}

export interface Sit {
  readonly name: string;
  readonly kind: 'meditation';
  readonly title: string;
  readonly seconds: number;
  readonly chord: readonly number[];
  /** Each begins with a bell. */
  readonly chapters: readonly (Chapter & { readonly startSec: number })[];
}
