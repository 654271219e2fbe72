import type { NewContent } from '#modules/content/index.ts';

type DemoTeacher = NewContent<'people'> & {
  readonly holds: readonly string[];
};

/** Fictional people, marked as samples. */
export const demoTeachers: readonly DemoTeacher[] = [
  {
    title: 'Ruth Abara',
    slug: 'ruth-abara',
    isMentor: true,
    line: 'She teaches the foundations, mostly by asking.',
    role: 'teacher',
    bio: 'Ruth sat in the second circle, and stayed to put the chairs back. She has taught the foundations since then, and still begins each week with a minute in which nobody has to know anything.',
    holds: [
      'Foundations of Oneness',
      'Workshop: Beginning Again',
      'Workshop: A Practice You Can Keep',
      'Oneness Meditation',
      'Three Quiet Minutes',
    ],
  },
  {
    title: 'Daniel Voss',
    slug: 'daniel-voss',
    line: 'He teaches Conscious Living, and hosts the Wednesday circle.',
    role: 'both',
    bio: 'Daniel was a carpenter for twenty years and thinks with his hands. His lessons are about what happens at work, at the table and in the car, where practice is either of use or is not.',
    holds: [
      'Conscious Living',
      'Weekly Unity Circle',
      'Open Circle: Letting the Year Turn',
      'Workshop: Listening Without Answering',
      'Heart-Centered Awareness',
    ],
  },
  {
    title: 'Mirela Stan',
    slug: 'mirela-stan',
    line: 'She teaches breath, silence, voice and walking.',
    role: 'teacher',
    bio: 'Mirela sang before she taught. She looks after the practices that need a body and no explanation, and is known for ending on time.',
    holds: ['Unity Practices', 'Workshop: The Body Knows First', 'Unity Breath Practice'],
  },
  {
    title: 'Joseph Amadi',
    slug: 'joseph-amadi',
    isMentor: true,
    line: 'He hosts the Saturday circle, and says little in it.',
    role: 'host',
    bio: 'Joseph has kept the long sit on Saturdays for people who practice most days. He rings the bell, and otherwise trusts the room.',
    holds: ['Deep Practice Circle', 'Autumn Gathering', 'Winter Gathering', 'Sacred Silence'],
  },
  {
    title: 'Noor Haidari',
    slug: 'noor-haidari',
    isMentor: true,
    line: 'She holds the venture workshop and the Incubator.',
    role: 'both',
    bio: 'Noor has built two things that lasted and one that did not, and speaks mostly of the third. In the Incubator she asks for whom it is until somebody answers with a name.',
    holds: ['Unity Ventures', 'Venture Workshop', 'Quarterly Mastermind'],
  },
];
