import type { DemoProgram } from './programs.ts';

export const foundations: DemoProgram = {
  title: 'Foundations of Oneness',
  slug: 'foundations-of-oneness',
  summary: 'Begin here: what we mean by oneness, and how to notice it on an ordinary day.',
  longDescription:
    'Six weeks from the first quiet minute to a practice you can keep. Nothing to believe and nothing to join; each week has a short talk, one thing to try and one question to live with. Its texts are sample content.',
  durationLabel: '6 weeks',
  modules: [
    {
      title: 'Arriving',
      tier: 'seeker',
      featured: 1,
      lessons: [
        {
          title: 'One breath, noticed',
          summary: 'The smallest practice there is.',
          reflectionPrompt: 'Where in your day is there room for one noticed breath?',
          film: 'lesson-1',
        },
        {
          title: 'Who is listening?',
          summary: 'Turning toward the one who hears.',
          reflectionPrompt: 'What stays the same in you when a sound ends?',
          film: 'lesson-2',
        },
        {
          title: 'Nothing to get rid of',
          summary: 'Thoughts are weather too.',
          reflectionPrompt: 'Which thought do you fight most often, and what would it be to let it pass?',
          film: 'lesson-3',
        },
        {
          title: 'The weight of the body',
          summary: 'What the chair already knows.',
          reflectionPrompt: 'Where in your body do you hold what could be put down?',
          textFile: 'foundations/the-weight-of-the-body.md',
        },
        {
          title: 'One minute anywhere',
          summary: 'For stairs, queues and waiting rooms.',
          reflectionPrompt: 'Which minute of today was yours?',
          textFile: 'foundations/one-minute-anywhere.md',
        },
      ],
    },
    {
      title: 'The line between us',
      tier: 'seeker',
      lessons: [
        {
          title: 'Where do you end?',
          summary: 'Looking for the border of the body.',
          reflectionPrompt: 'When did a border between you and someone else last grow thin?',
          film: 'lesson-4',
        },
        {
          title: 'Sitting across from someone',
          summary: 'A practice for two.',
          reflectionPrompt: 'With whom would you like to be silent?',
          film: 'lesson-5',
        },
      ],
    },
    {
      title: 'Listening',
      tier: 'seeker',
      lessons: [
        {
          title: 'To hear without answering',
          summary: 'The rarest kindness.',
          reflectionPrompt: 'Who has listened to you like that?',
          textFile: 'foundations/to-hear-without-answering.md',
        },
        {
          title: 'The sound under the sounds',
          summary: 'Resting in what does not come and go.',
          reflectionPrompt: 'Where do you go to be quiet, and could it come to you instead?',
          textFile: 'foundations/the-sound-under-the-sounds.md',
        },
      ],
    },
    {
      title: 'Beginning again',
      tier: 'seeker',
      lessons: [
        {
          title: 'You will forget',
          summary: 'Why that is no failure.',
          reflectionPrompt: 'How do you speak to yourself when you have forgotten?',
          film: 'lesson-6',
        },
        {
          title: 'A place and an hour',
          summary: 'Making it easy to return.',
          reflectionPrompt: 'What is your chair, and what is your hour?',
          textFile: 'foundations/a-place-and-an-hour.md',
        },
      ],
    },
    {
      title: 'One life, lived by many',
      tier: 'seeker',
      lessons: [
        {
          title: 'The table and the meal',
          summary: 'How many people made your breakfast?',
          reflectionPrompt: 'Who have you never met that you could not do without?',
          textFile: 'foundations/the-table-and-the-meal.md',
        },
        {
          title: 'Carrying it out of the room',
          summary: 'From the cushion to the door.',
          reflectionPrompt: 'Where will you carry it first?',
          textFile: 'foundations/carrying-it-out-of-the-room.md',
        },
      ],
    },
  ],
};
