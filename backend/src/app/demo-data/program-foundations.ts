import type { DemoProgram } from './programs.ts';

export const foundations: DemoProgram = {
  title: 'Foundations of Oneness',
  slug: 'foundations-of-oneness',
  summary: 'Begin here: what we mean by oneness, and how to notice it on an ordinary day.',
  longDescription:
    'Six weeks from the first quiet minute to a practice you can keep. Nothing to believe and nothing to join; each week has a short talk, one thing to try and one question to live with.',
  durationLabel: '6 weeks',
  modules: [
    {
      title: 'Arriving',
      tier: 'seeker',
      lessons: [
        [
          'One breath, noticed',
          8,
          'The smallest practice there is.',
          'Sit as you are. There is no better posture to find first. A breath is already on its way in. Let it come, and notice that you did not make it. That is the whole of the first lesson: something is being done, and you are there to see it.',
          'Where in your day is there room for one noticed breath?',
        ],
        [
          'Who is listening?',
          11,
          'Turning toward the one who hears.',
          'Sounds come and go. Something hears them. You have called it “I” for so long that you may never have looked. Look now, gently, the way you would look for a friend in a crowd, without expecting a particular face.',
          'What stays the same in you when a sound ends?',
        ],
        [
          'Nothing to get rid of',
          9,
          'Thoughts are weather too.',
          'People stop meditating because they think. Thinking is not in the way. It passes through the same open sky as everything else. You need not chase a cloud, and you need not push it.',
          'Which thought do you fight most often, and what would it be to let it pass?',
        ],
      ],
    },
    {
      title: 'The line between us',
      tier: 'seeker',
      lessons: [
        [
          'Where do you end?',
          12,
          'Looking for the border of the body.',
          'Close your eyes and find the edge of your hand from the inside. You will find warmth, tingling, a vague shape. You will not find a line. The line is something we learned to draw, and it is useful; it is only not the whole truth.',
          'When did a border between you and someone else last grow thin?',
        ],
        [
          'Sitting across from someone',
          10,
          'A practice for two.',
          'Sit with a friend for three minutes without speaking. You will want to smile, to explain, to look away. Let all of it happen. Somewhere in the third minute the effort drops, and two people become one quiet room.',
          'With whom would you like to be silent?',
        ],
      ],
    },
    {
      title: 'Listening',
      tier: 'seeker',
      lessons: [
        [
          'To hear without answering',
          9,
          'The rarest kindness.',
          'Most of us listen with a reply half ready. Today, once, let a person finish. Then wait for one breath. You will be surprised how often they were not finished, and how much the breath was the part they needed.',
          'Who has listened to you like that?',
        ],
        [
          'The sound under the sounds',
          13,
          'Resting in what does not come and go.',
          'Begin with the farthest sound you can hear. Then the nearest. Then the quiet in which both appear. It was there before either of them, and it does not mind the noise.',
          'Where do you go to be quiet, and could it come to you instead?',
        ],
      ],
    },
    {
      title: 'Beginning again',
      tier: 'seeker',
      lessons: [
        [
          'You will forget',
          7,
          'Why that is no failure.',
          'You will keep this up for four days and then forget for nine. Everyone does. The practice is not the unbroken row of days. The practice is the moment you notice that you forgot, and begin again without a speech.',
          'How do you speak to yourself when you have forgotten?',
        ],
        [
          'A place and an hour',
          10,
          'Making it easy to return.',
          'Choose a chair. Choose an hour that already has an edge, such as after the kettle or before the keys. Make it short enough that you would be a little embarrassed to skip it.',
          'What is your chair, and what is your hour?',
        ],
      ],
    },
    {
      title: 'One life, lived by many',
      tier: 'seeker',
      lessons: [
        [
          'The table and the meal',
          11,
          'How many people made your breakfast?',
          'Before you eat, count backwards: the hand that stacked the shelf, the driver, the baker, the rain. You will run out of minutes before you run out of people. Gratitude is only arithmetic done slowly.',
          'Whom have you never met that you could not do without?',
        ],
        [
          'Carrying it out of the room',
          12,
          'From the cushion to the door.',
          'If it only works with your eyes closed, it is a nap. So open them. Let the same listening meet the letter, the queue, the person who is late. Not always. Once today.',
          'Where will you carry it first?',
        ],
      ],
    },
  ],
};
