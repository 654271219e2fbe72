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
  readonly chapters: readonly { readonly title: string; readonly startSec: number }[];
}

const minutes = (count: number): number => count * 60;

export const sits: readonly Sit[] = [
  {
    name: 'meditation-1',
    kind: 'meditation',
    title: 'Oneness Meditation',
    seconds: minutes(15),
    chord: [110, 165, 220, 277.5],
    chapters: [
      { title: 'Arriving', startSec: 0 },
      { title: 'The breath', startSec: minutes(3) },
      { title: 'Wider than the body', startSec: minutes(7) },
      { title: 'Coming back', startSec: minutes(13) },
    ],
  },
  {
    name: 'meditation-2',
    kind: 'meditation',
    title: 'Heart-Centered Awareness',
    seconds: minutes(20),
    chord: [123.75, 165, 247.5, 330],
    chapters: [
      { title: 'Arriving', startSec: 0 },
      { title: 'A hand on the chest', startSec: minutes(4) },
      { title: 'Somebody you are fond of', startSec: minutes(9) },
      { title: 'Somebody you do not know', startSec: minutes(14) },
      { title: 'Coming back', startSec: minutes(18) },
    ],
  },
  {
    name: 'meditation-3',
    kind: 'meditation',
    title: 'Sacred Silence',
    seconds: minutes(30),
    chord: [98, 147, 196],
    chapters: [
      { title: 'The first bell', startSec: 0 },
      { title: 'The second bell', startSec: minutes(10) },
      { title: 'The third bell', startSec: minutes(20) },
    ],
  },
  {
    name: 'meditation-4',
    kind: 'meditation',
    title: 'Unity Breath Practice',
    seconds: minutes(12),
    chord: [110, 164.8, 220, 329.6],
    chapters: [
      { title: 'In for four', startSec: 0 },
      { title: 'Out for six', startSec: minutes(4) },
      { title: 'No counting', startSec: minutes(9) },
    ],
  },
  {
    name: 'meditation-5',
    kind: 'meditation',
    title: 'Three Quiet Minutes',
    seconds: minutes(3),
    chord: [130.8, 196, 261.6],
    chapters: [
      { title: 'Sit as you are', startSec: 0 },
      { title: 'One breath, then the next', startSec: 60 },
      { title: 'Open your eyes', startSec: 150 },
    ],
  },
];
