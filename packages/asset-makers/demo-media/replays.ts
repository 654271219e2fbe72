import type { Film } from './works.ts';

/** Members are never recorded, so only the host speaks. */
export const replays: readonly Film[] = [
  {
    name: 'replay-1',
    kind: 'replay',
    title: 'Weekly Unity Circle',
    seconds: 600,
    chord: [110, 165, 220, 277.5],
    rise: [0, 1],
    chapters: [
      {
        title: 'Welcome',
        sentences: [
          'Welcome to the circle, wherever the evening has reached you.',
          'This is the recording of a sample evening, shortened to ten minutes.',
          'Nobody else was recorded: you hear and read the host alone.',
          'Sit so that you can stay, and change it when you cannot.',
          'You may keep your eyes open.',
          'We begin with a minute in which nothing is said.',
          'That was about a minute.',
        ],
      },
      {
        title: 'The theme of the evening',
        sentences: [
          'Tonight is about being interrupted.',
          'Most of what we call our life arrives as an interruption.',
          'A child calls, the rain begins, a friend is early.',
          'We treat the plan as real and the visitor as an error.',
          'Suppose it were the other way round, for one evening.',
          'What if the plan were the guest?',
          'You need not agree. Only try it on, as one tries on a coat.',
        ],
      },
      {
        title: 'A practice',
        sentences: [
          'Here is a practice for it.',
          'Follow the breath until something takes you away from it.',
          'Do not go back at once.',
          'Turn to what took you, and greet it, as you would at a door.',
          'Ask it what it needs, and do not answer for it.',
          'Then let the breath return, without being sent for.',
          'We do this together for a while.',
          'If nothing interrupts you, that is all right as well.',
        ],
      },
      {
        title: 'Questions',
        sentences: [
          'Somebody asked what to do when the visitor is pain.',
          'Then you need not be hospitable beyond your strength.',
          'Move, stand up, call somebody. Kindness is not a test.',
          'Somebody asked whether this makes us too soft.',
          'A door that opens is still a door, and it closes too.',
          'Somebody asked for how long one should practise.',
          'As long as you will gladly do it again tomorrow.',
        ],
      },
      {
        title: 'Closing',
        sentences: [
          'Before we go, look round the room in which you are.',
          'Something in it has waited for you without a word.',
          'Let it be seen.',
          'Thank you for the evening, and for the quiet in it.',
          'The next circle is on Wednesday, and there is a chair.',
          'Good night, or good morning, as the case may be.',
        ],
      },
    ],
  },
  {
    name: 'replay-2',
    kind: 'replay',
    title: 'Deep Practice Circle',
    seconds: 600,
    chord: [98, 147, 196, 247.5],
    rise: [0.2, 0.9],
    chapters: [
      {
        title: 'Arriving',
        sentences: [
          'Good morning. This is the longer sit of the week.',
          'The recording is a sample, and has been shortened to ten minutes.',
          'What members said is not in it, and is kept nowhere.',
          'Find the weight of your body, and let it be as heavy as it is.',
          'Let the shoulders be late. They come when they come.',
          'We sit for a while before anything is explained.',
        ],
      },
      {
        title: 'Counting to one',
        sentences: [
          'Most people count breaths to ten.',
          'This morning we count to one.',
          'One is the breath that is here.',
          'When it has gone, the next one is called one again.',
          'There is no score, and nothing to lose.',
          'You will find yourself at seven, and smile.',
          'Then it is one.',
          'Let us do this without my talking.',
        ],
      },
      {
        title: 'Listening outwards',
        sentences: [
          'Now leave the count, and listen outwards.',
          'Behind the wall there is a street, or a field.',
          'Behind it there are people who will never hear of us.',
          'Some are asleep, and some are late for work.',
          'Wish one of them a good day.',
          'Nothing that they notice will come of it.',
          'Do it anyway, and see what it does here.',
        ],
      },
      {
        title: 'Listening inwards',
        sentences: [
          'Turn round, without moving.',
          'Listen to what has been listening.',
          'You will not find a thing there.',
          'It is more like the quiet of a house at noon.',
          'Stay in the doorway. You need not go in.',
          'If it frightens you, open your eyes and feel your feet.',
          'If it bores you, that is a way of resting too.',
        ],
      },
      {
        title: 'Going home',
        sentences: [
          'Move the fingers, and then the hands.',
          'Do not hurry to be somebody again.',
          'Choose one small thing that you will do slowly today.',
          'It may be a cup, a stair, or a letter.',
          'Let that be the longer half of the practice.',
          'Thank you for sitting with us.',
        ],
      },
    ],
  },
];
