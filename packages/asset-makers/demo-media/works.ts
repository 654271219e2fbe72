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
  readonly rise: readonly [from: number, to: number];
  readonly chapters: readonly Chapter[];
}

export interface GuidedMeditation {
  readonly name: string;
  readonly kind: 'meditation';
  readonly title: string;
  readonly seconds: number;
  readonly chord: readonly number[];
  readonly chapters: readonly (Chapter & { readonly startSec: number })[];
}
