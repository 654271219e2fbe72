import type { Film } from './works.ts';

export const lessons: readonly Film[] = [
  {
    name: 'lesson-1',
    kind: 'lesson',
    title: 'One breath',
    seconds: 150,
    chord: [110, 165, 220],
    rise: [0, 0.35],
    chapters: [
      {
        title: 'Sitting down',
        sentences: [
          'Sit as you are.',
          'There is no better posture to find first.',
          'Let the chair do its work.',
          'Nothing is asked of your face.',
          'Put down what you carry, even if only for these minutes.',
        ],
      },
      {
        title: 'One breath',
        sentences: [
          'A breath is already on its way in.',
          'Let it come, and notice that you did not make it.',
          'It turns by itself, the way a wave does.',
          'Now it goes out.',
          'Between the two there is a small rest.',
          'That is the whole of this lesson.',
        ],
      },
      {
        title: 'And the next',
        sentences: [
          'Something is being done, and you are there to see it.',
          'If you were away for a while, you are back now.',
          'Coming back is the practice.',
          'Take one such breath again before you get up.',
        ],
      },
    ],
  },
  {
    name: 'lesson-2',
    kind: 'lesson',
    title: 'Who is listening?',
    seconds: 180,
    chord: [123.75, 165, 247.5],
    rise: [0.1, 0.45],
    chapters: [
      {
        title: 'Sounds',
        sentences: [
          'Begin with the sound that is farthest away.',
          'You need not know what it is.',
          'Now find the one that is nearest.',
          'Sounds come, stay for a time, and go.',
          'You did nothing to hear them.',
          'Hearing was there before you thought of it.',
        ],
      },
      {
        title: 'The one who hears',
        sentences: [
          'Something hears all this.',
          'You have called it I for so long that you may never have looked.',
          'Look now, the way you look for a friend in a crowd.',
          'Do not expect a certain face.',
          'Each thing that you find is heard or seen as well.',
          'So look once more, a little behind it.',
        ],
      },
      {
        title: 'Staying there',
        sentences: [
          'A sound ends.',
          'What heard it has not ended.',
          'Rest there as long as it is easy.',
          'When it is no longer easy, listen to a sound again.',
          'Both are the practice.',
        ],
      },
    ],
  },
  {
    name: 'lesson-3',
    kind: 'lesson',
    title: 'Thoughts are weather',
    seconds: 165,
    chord: [98, 147, 196],
    rise: [0.05, 0.6],
    chapters: [
      {
        title: 'Clouds',
        sentences: [
          'People stop because they think too much.',
          'Thinking is not in the way.',
          'It passes through the same sky as everything else.',
          'There is one now, perhaps about this film.',
          'Let it be there.',
        ],
      },
      {
        title: 'Neither chasing nor pushing',
        sentences: [
          'You need not chase a cloud.',
          'You need not push it either.',
          'See how large it is.',
          'See whether it has an edge.',
          'While you were looking it has changed.',
          'Nobody had to change it.',
        ],
      },
      {
        title: 'The sky',
        sentences: [
          'The sky never asked for better weather.',
          'It has room for this one too.',
          'You have had that room all along.',
          'Download your journal into the next hour.',
        ],
      },
    ],
  },
  {
    name: 'lesson-4',
    kind: 'lesson',
    title: 'Where do you end?',
    seconds: 200,
    chord: [110, 164.8, 220, 277.5],
    rise: [0.2, 0.7],
    chapters: [
      {
        title: 'The hand',
        sentences: [
          'Close your eyes for this part, and listen to the tone alone.',
          'Or keep them open, and read slowly.',
          'Rest one hand on your knee.',
          'Find the edge of the hand from the inside.',
          'You will find warmth, and a little tingling.',
          'You will find a vague shape.',
        ],
      },
      {
        title: 'No line',
        sentences: [
          'You will not find a line.',
          'The line is something we learned to draw.',
          'It is useful, as a map is useful.',
          'Nobody has ever stood on the line of a map.',
          'Where the hand ends, the knee is warm already.',
          'Where the knee ends, the air is.',
        ],
      },
      {
        title: 'The room',
        sentences: [
          'The room has the same air in it for everybody.',
          'A minute ago some of it was you.',
          'In a minute some of it will be somebody else.',
          'There is no need to make anything of that.',
          'Only notice that the border was open the whole time.',
          'Open your eyes, and let the room come in.',
        ],
      },
    ],
  },
  {
    name: 'lesson-5',
    kind: 'lesson',
    title: 'Across from someone',
    seconds: 220,
    chord: [130.8, 196, 261.6],
    rise: [0.3, 0.8],
    chapters: [
      {
        title: 'Two chairs',
        sentences: [
          'This one is for two people.',
          'If you are alone, think of somebody and leave a chair for them.',
          'Sit so near that you need not raise your voice.',
          'Then do not use it.',
          'Three minutes are enough.',
          'One of you keeps the time, and neither of you is in charge.',
        ],
      },
      {
        title: 'What will happen',
        sentences: [
          'You will want to smile.',
          'You will want to explain something.',
          'You will want to look away, and you may.',
          'Let all of it happen, and come back.',
          'The other one is as shy as you are.',
          'Somewhere in the third minute the effort drops.',
        ],
      },
      {
        title: 'One quiet room',
        sentences: [
          'Two people become one quiet room.',
          'Nothing was given, and nothing was taken.',
          'Thank each other in whatever way is yours.',
          'Say one sentence each about how it was.',
          'Leave it at one sentence.',
          'The rest keeps better unsaid.',
        ],
      },
    ],
  },
  {
    name: 'lesson-6',
    kind: 'lesson',
    title: 'Beginning again',
    seconds: 140,
    chord: [116.5, 174.6, 233],
    rise: [0.5, 1],
    chapters: [
      {
        title: 'You will forget',
        sentences: [
          'You will keep this up for four days.',
          'Then you will forget for nine.',
          'Everybody does.',
          'It is not a failure, and there is no debt.',
        ],
      },
      {
        title: 'The moment of noticing',
        sentences: [
          'One day you notice that you forgot.',
          'That moment is the practice.',
          'It does not want a speech.',
          'It wants one breath, and that one is here already.',
          'Let it come in.',
        ],
      },
      {
        title: 'A place and an hour',
        sentences: [
          'Choose a chair.',
          'Choose an hour that has an edge already, such as after the kettle.',
          'Make it short enough that it is harder to skip than to do.',
          'Then begin again.',
        ],
      },
    ],
  },
];
