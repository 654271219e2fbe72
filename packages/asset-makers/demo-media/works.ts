export interface Chapter {
  readonly title: string;
  readonly sentences: readonly string[];
}

export interface Film {
  readonly name: string;
  readonly kind: 'lesson' | 'replay';
  readonly title: string;
  readonly seconds: number;
  readonly chord: readonly number[];
  /** Height of the sun at the start and the end: 0 on the horizon, 1 at the top. */
  readonly rise: readonly [from: number, to: number];
  readonly chapters: readonly Chapter[];
}

export interface Sit {
  readonly name: string;
  readonly kind: 'meditation';
  readonly title: string;
  readonly seconds: number;
  readonly chord: readonly number[];
  readonly chapters: readonly (Chapter & { readonly startSec: number })[];
}
