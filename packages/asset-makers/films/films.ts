export const framesPerSecond = 24;

export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

export interface Film {
  readonly name: string;
  readonly shots: readonly Shot[];
  readonly across: readonly [from: number, to: number];
  readonly isLoop: boolean;
  readonly chairsFrom?: number;
  readonly poster: number;
  readonly chord: readonly number[];
  readonly captionsAt?: string;
  readonly words: readonly (readonly [from: number, to: number, text: string])[];
}

export const films: readonly Film[] = [
  {
    name: 'home',
    shots: [
      { from: 18.7, to: 19.86, seconds: 11 },
      { from: 20.02, to: 29.08, seconds: 15 },
      { from: 29.12, to: 30.4, seconds: 10 },
    ],
    across: [0.24, 0.8],
    isLoop: true,
    poster: 5.5,
    chord: [110, 165, 220, 277.5],
    words: [
      [1, 4, '♪ a low, quiet tone ♪'],
      [5, 9, 'Every evening the light goes somewhere else.'],
      [12, 17, 'All night it is morning for somebody.'],
      [19, 23, 'Nobody keeps it. Nobody is left out of it.'],
      [24.5, 29, 'Then it is your turn again.'],
    ],
  },
  {
    name: 'about',
    shots: [
      { from: 16.8, to: 18.3, seconds: 9 },
      { from: 18.7, to: 19.86, seconds: 15 },
      { from: 20.3, to: 22.6, seconds: 13 },
    ],
    across: [0.5, 0.5],
    isLoop: false,
    chairsFrom: 9.5,
    poster: 20,
    chord: [98, 147, 196, 247.5],
    words: [
      [1, 5, '♪ a low, quiet tone ♪'],
      [6, 9, 'An evening in the spring of 2014.'],
      [10.5, 15, 'Five people put their chairs into a ring.'],
      [16.5, 21, 'Nobody said anything until the light had gone.'],
      [23, 27.5, 'It had not gone far.'],
      [28.5, 32.5, 'There is still a chair for whoever comes.'],
    ],
  },
  {
    name: 'press-kit',
    /** The first frame is also shown as a picture, so the film starts in daylight. */
    shots: [
      { from: 6.8, to: 18.3, seconds: 13 },
      { from: 18.7, to: 19.86, seconds: 7 },
      { from: 20.02, to: 29.08, seconds: 9 },
      { from: 29.15, to: 30.4, seconds: 7 },
    ],
    across: [0.2, 0.8],
    isLoop: true,
    poster: 4.5,
    captionsAt: '74%',
    chord: [123.75, 165, 247.5, 330],
    words: [
      [1, 5, '♪ a low, quiet tone ♪'],
      [7, 12, 'One light, at every hour of a day.'],
      [14, 19, 'It is drawn, not filmed.'],
      [21, 26, 'It is yours to show, with our name beside it.'],
    ],
  },
];
