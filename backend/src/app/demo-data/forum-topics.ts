import { generalSentences, practiceSentences, welcomeSentences, type Sentences } from './forum-sentences.ts';

export interface DemoTopic {
  readonly title: string;
  /** Index of the author in the list of members. */
  readonly author: number;
  readonly said: readonly string[];
  readonly posts: number;
  readonly hoursAgo: number;
  /** Pinned by an administrator and closed for replies. */
  readonly isNotice?: boolean;
}

interface DemoCategory {
  readonly slug: string;
  readonly sentences: Sentences;
  readonly topics: readonly DemoTopic[];
}

/** Forum names that differ from the account names, by the index of the member. */
export const displayNames = [
  'Maeve Donnelly',
  'Tomás Herrera',
  'Hana Sato',
  'Leilani Kahale',
  'Samuel Achebe',
  'Kofi Mensah',
  'Ingrid Solberg',
];
const [maeve, tomas, hana, leilani, samuel] = [0, 1, 2, 3, 4];
const days = 24;

/** Topics of one category from last week to five months ago, with `posts` posts in total. */
function older(openings: readonly (readonly [title: string, said: string])[], posts: number): DemoTopic[] {
  return openings.map(([title, said], at) => ({
    ...{ title, author: (7 + at * 7 + posts) % 40, said: [said] },
    posts: Math.floor(posts / openings.length) + (at < posts % openings.length ? 1 : 0),
    hoursAgo: 6 * days + Math.round((at * 138 * days) / openings.length),
  }));
}

const general: DemoTopic[] = [
  {
    ...{ title: 'How we talk here', author: 0, posts: 1, hoursAgo: 150 * days, isNotice: true },
    said: [
      'Speak from your own days. Give advice where somebody asked for it. What was said in a circle stays there.\n\nIf a post worries you, **report it** and leave the rest to us.',
    ],
  },
  {
    ...{ title: 'Does anybody else lose the hour change?', author: hana, posts: 22, hoursAgo: 26 },
    said: [
      'The clocks moved and my morning sit moved with them, into the dark.\n\nDo you follow the clock or the light?',
      'The light. My cat does not own a clock either.',
    ],
  },
  {
    ...{ title: 'A circle at home: what we did wrong, gladly', author: samuel, posts: 34, hoursAgo: 3 * days },
    said: [
      'Four friends, one candle, and this is what went wrong:\n\n- I explained for twenty minutes\n- nobody knew when to stop\n- there was cake *before*, not after\n\nWe meet again on Sunday.',
      'Cake before is a mistake one makes only twice.',
    ],
  },
  ...older(
    [
      [
        'What do you tell people who ask what this is?',
        'A friend asked me what I do here every week. I said “I sit”, and changed the subject. What do you say?',
      ],
      ['Reading that stayed with you', 'Which book did you give away most often this year?'],
      ['Money and calm', 'I can be generous with time and never with money. Has anybody made peace with it?'],
      ['The news, once a day', 'I went down to one look at six in the evening. The world went on.'],
      ['Moving to another country', 'In March we move. I know nobody there yet. How did you find your people?'],
      ['Small kindnesses, collected', 'Today a bus driver waited for me. Please add yours.'],
      [
        'When a friend is not interested',
        'I learned something good and would like to share it, and she does not want it. How do you leave that alone?',
      ],
      ['Grief in the second year', 'The first year everybody asked. Now it is quiet. I would like some company in it.'],
      ['A slower Sunday', 'We try a Sunday without plans. What do you do when the afternoon becomes long?'],
    ],
    156 - 1 - 22 - 34,
  ),
];

const practice: DemoTopic[] = [
  {
    ...{ title: 'The third breath', author: maeve, posts: 15, hoursAgo: 1 / 3 },
    said: [
      'I try to take three breaths before I answer, and to let the third belong to the other person. On the telephone with my daughter, at two, I was already making my sentence.\n\nHow do you stay for the third one?',
      '> At two I was already making my sentence.\n\nI lay my hand on the table. It cannot argue and be a hand at the same time.',
      'I lose it each time, and then I say so: “I stopped listening, please say it again.” Nobody has minded so far.',
    ],
  },
  {
    ...{ title: 'Silence at work, without being odd about it', author: tomas, posts: 9, hoursAgo: 2 },
    said: ['I would like two quiet minutes before our Monday meeting. How do you ask for that in an office?'],
  },
  ...older(
    [
      ['Sitting with a bad back', 'The chair helps for ten minutes. What do you use after that?'],
      ['Practice with small children', 'Ours wake at five. I am looking for what fits into four minutes.'],
      ['Falling asleep in the evening meditation', 'Every time, at minute six. Is that wrong, or is that rest?'],
      ['Listening without preparing the answer', 'I notice that I nod too early. How did you unlearn it?'],
      ['One month of the first module', 'I stayed with one lesson a week, and wrote down where it met the day.'],
    ],
    89 - 15 - 9,
  ),
];

const towns = [
  ...['Lisbon', 'Nairobi', 'Oslo', 'Kyoto', 'Porto Alegre', 'Galway', 'Accra', 'Izmir', 'Vancouver', 'Leipzig', 'Pune'],
  ...['Turin', 'Cork', 'Osaka', 'Tunis', 'Bergen', 'Austin', 'Ghent', 'Lima', 'Perth', 'Basel', 'Cape Town', 'Riga'],
  ...['Hanoi', 'Bristol'],
];
const works = [
  'a nurse',
  'a carpenter',
  'between two jobs',
  'a schoolteacher',
  'retired since May',
  'a bookkeeper',
  'a cook',
];
const introductions: DemoTopic[] = [
  {
    ...{ title: 'Hello from the harbor', author: leilani, posts: 7, hoursAgo: 28 },
    said: ['I repair boats, and I am quiet for most of the day already. I came to learn to be quiet with people.'],
  },
  ...older(
    towns.map((town, at) => [
      `Hello from ${town}`,
      `I live in ${town} and I am ${works[at % works.length]}. A friend sent me one of the morning texts, and I stayed.`,
    ]),
    234 - 7,
  ),
];

export const demoForum: readonly DemoCategory[] = [
  { slug: 'general', sentences: generalSentences, topics: general },
  { slug: 'practice', sentences: practiceSentences, topics: practice },
  { slug: 'introductions', sentences: welcomeSentences, topics: introductions },
];
