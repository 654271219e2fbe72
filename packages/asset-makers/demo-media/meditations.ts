import type { GuidedMeditation } from './works.ts';

const minutes = (count: number): number => count * 60;

export const guidedMeditations: readonly GuidedMeditation[] = [
  {
    name: 'meditation-1',
    kind: 'meditation',
    title: 'Oneness Meditation',
    seconds: minutes(15),
    chord: [110, 165, 220, 277.5],
    chapters: [
      {
        title: 'Arriving',
        startSec: 0,
        sentences: [
          'Sit down, and let the chair or the floor carry you.',
          'Your hands can rest where they fall.',
          'Close your eyes, or look at one place on the ground.',
          'Listen to the sounds of the room, near and far.',
          'You do not have to name them.',
          'Notice that you are here, and that nothing else is needed yet.',
        ],
      },
      {
        title: 'The breath',
        startSec: minutes(3),
        sentences: [
          'Now notice your breathing.',
          'Do not change it.',
          'A breath comes in by itself.',
          'A breath goes out by itself.',
          'Feel where it moves you: the nose, the chest, the belly.',
          'When a thought takes you along, you will notice it after a while.',
          'That moment is the practice. Come back to one breath.',
          'In, and out.',
        ],
      },
      {
        title: 'Wider than the body',
        startSec: minutes(7),
        sentences: [
          'Let your attention grow as wide as the room.',
          'The breath goes on in the middle of it.',
          'Sounds come and go in the same space as your thoughts.',
          'Look for the line where you end and the room begins.',
          'You may not find it.',
          'Think of the people in this house, in this street, in this town.',
          'Each of them breathes the same air.',
          'Nothing has to be felt. It is enough to know it.',
          'If it is too much, come back to the weight of your hands.',
        ],
      },
      {
        title: 'Coming back',
        startSec: minutes(13),
        sentences: [
          'Come back to your own breath.',
          'Feel your feet.',
          'Move your fingers and your toes.',
          'Open your eyes when you are ready.',
          'Take this width with you into the next thing you do.',
        ],
      },
    ],
  },
  {
    name: 'meditation-2',
    kind: 'meditation',
    title: 'Heart-Centered Awareness',
    seconds: minutes(20),
    chord: [123.75, 165, 247.5, 330],
    chapters: [
      {
        title: 'Arriving',
        startSec: 0,
        sentences: [
          'Sit so that your back is long and your shoulders can rest.',
          'Let the breath find its own pace.',
          'Feel the places where your body touches the chair.',
          'Let the face be soft.',
          'There is nothing to reach in these minutes.',
        ],
      },
      {
        title: 'A hand on the chest',
        startSec: minutes(4),
        sentences: [
          'Lay one hand on the middle of your chest.',
          'Feel its warmth and its weight.',
          'Feel the chest rise and fall under it.',
          'This heart has beaten all day without being asked.',
          'Thank it, in your own words.',
          'If you feel nothing, feel the hand.',
          'That is enough.',
        ],
      },
      {
        title: 'Somebody you are fond of',
        startSec: minutes(9),
        sentences: [
          'Think of somebody you are fond of. It may be an animal.',
          'See them as you last saw them.',
          'Notice what happens under your hand.',
          'Say without a sound: may you be safe.',
          'May you be well.',
          'May you be at ease.',
          'Let the picture go, and keep the warmth.',
        ],
      },
      {
        title: 'Somebody you do not know',
        startSec: minutes(14),
        sentences: [
          'Now think of somebody you saw today and do not know.',
          'Somebody on a bus, in a shop, behind a window.',
          'They too were a child once.',
          'They too want to be well.',
          'May you be safe.',
          'May you be well, and may you be at ease.',
        ],
      },
      {
        title: 'Coming back',
        startSec: minutes(18),
        sentences: [
          'Come back to your own chest and to your hand.',
          'Say it once to yourself: may I be at ease.',
          'Let the hand sink.',
          'Open your eyes slowly.',
        ],
      },
    ],
  },
  {
    name: 'meditation-3',
    kind: 'meditation',
    title: 'Sacred Silence',
    seconds: minutes(30),
    chord: [98, 147, 196],
    chapters: [
      { title: 'The first bell', startSec: 0, sentences: [] },
      { title: 'The second bell', startSec: minutes(10), sentences: [] },
      { title: 'The third bell', startSec: minutes(20), sentences: [] },
    ],
  },
  {
    name: 'meditation-4',
    kind: 'meditation',
    title: 'Unity Breath Practice',
    seconds: minutes(12),
    chord: [110, 164.8, 220, 329.6],
    chapters: [
      {
        title: 'In for four',
        startSec: 0,
        sentences: [
          'Sit upright.',
          'Breathe out all the way.',
          'Breathe in through the nose: one, two, three, four.',
          'Breathe out without a count.',
          'Again, in for four.',
          'If four is too long, take three.',
        ],
      },
      {
        title: 'Out for six',
        startSec: minutes(4),
        sentences: [
          'Keep the breath in at four.',
          'Now count the breath out: one, two, three, four, five, six.',
          'The longer breath out calms the body.',
          'In for four, out for six.',
          'Let the shoulders sink with each breath out.',
          'If you get dizzy, breathe as you like and only listen.',
          'In for four, out for six.',
        ],
      },
      {
        title: 'No counting',
        startSec: minutes(9),
        sentences: [
          'Let the counting go.',
          'The breath keeps its slow pace for a while.',
          'Then it does what it wants.',
          'Stay with it.',
          'You are not breathing alone: so many people breathe out with you now.',
          'Open your eyes when the bell rings.',
        ],
      },
    ],
  },
  {
    name: 'meditation-5',
    kind: 'meditation',
    title: 'Three Quiet Minutes',
    seconds: minutes(3),
    chord: [130.8, 196, 261.6],
    chapters: [
      {
        title: 'Sit as you are',
        startSec: 0,
        sentences: [
          'Sit as you are.',
          'There is no better posture to find first.',
          'Let your shoulders sink.',
          'Hear what there is to hear.',
        ],
      },
      {
        title: 'One breath, then the next',
        startSec: 60,
        sentences: [
          'Notice one breath.',
          'Let it come, and let it go.',
          'Now the next one.',
          'If you were away for a while, you are back now.',
          'One breath, then the next.',
        ],
      },
      {
        title: 'Open your eyes',
        startSec: 150,
        sentences: ['Feel your feet on the ground.', 'Open your eyes.', 'That was three minutes.'],
      },
    ],
  },
];
