import type { KnownInquiry } from '#modules/inquiries/index.ts';

export interface DemoInquiry extends Pick<KnownInquiry, 'reference' | 'kind' | 'name' | 'answers' | 'status'> {
  readonly hoursAgo: number;
  readonly readHoursAgo?: number;
  readonly note?: string;
  readonly noteHoursAgo?: number;
  readonly reply?: string;
  readonly replyHoursAgo?: number;
}

/** Covers all kinds in all states: new, read, overdue, answered and closed. */
export const demoInquiries: readonly DemoInquiry[] = [
  {
    reference: 'C-4M7QXT',
    kind: 'contact',
    name: 'Hana Sato',
    status: 'open',
    hoursAgo: 1,
    answers: {
      message:
        'Good morning,\n\nmy mother is 81 and would like to sit with us on Wednesdays. Can she join by telephone, or does she need a computer?\n\nWarmly,\nHana',
    },
  },
  {
    reference: 'P-9RKD2V',
    kind: 'partner',
    name: 'Tomás Herrera',
    status: 'open',
    hoursAgo: 3,
    answers: {
      interest: 'A circle in our library',
      details:
        'I run the public library of a town of 9,000 people. We have a quiet room that stands empty on Thursday evenings, and neighbours who hardly know each other.\n\nCould one of your facilitators help us to begin a monthly circle? We can pay travel and a fee.',
    },
  },
  {
    reference: 'V-6ZH3WN',
    kind: 'volunteer',
    name: 'Maeve Donnelly',
    status: 'open',
    hoursAgo: 9,
    readHoursAgo: 7,
    answers: {
      skills: 'Twenty years of radio: editing sound, recording voices, sitting still.',
      motivation:
        'The Saturday practice carried me through a hard year. I would like to give the recordings clean sound.',
    },
    note: 'Sent her name to the people who make the recordings.',
    noteHoursAgo: 6,
  },
  {
    reference: 'P-5TXB8J',
    kind: 'partner',
    name: 'Ingrid Solberg',
    status: 'open',
    hoursAgo: 22,
    readHoursAgo: 20,
    answers: {
      interest: 'A shared retreat in the north',
      details:
        'We keep a small retreat house by a fjord, with twelve beds and no signal. We would love to hold a week in June together.',
    },
    note: 'June collides with the solstice gathering. Ask whether September would do.',
    noteHoursAgo: 19,
  },
  {
    reference: 'C-8NPW4C',
    kind: 'contact',
    name: 'Yusuf Demir',
    status: 'open',
    hoursAgo: 31,
    readHoursAgo: 28,
    answers: {
      message: 'I changed my plan last week and cannot find where it says from when it counts. Could you look?',
    },
  },
  {
    reference: 'C-2FVK7H',
    kind: 'contact',
    name: 'Chiara Romano',
    status: 'answered',
    hoursAgo: 40,
    readHoursAgo: 38,
    answers: { message: 'Are the Wednesday circles recorded? I work nights and would be asleep.' },
    reply:
      'Dear Chiara,\n\nthey are not: people speak more freely that way. The guided meditations are there at any hour, and the Saturday practice may suit you better.\n\nSol Ibarra',
    replyHoursAgo: 36,
  },
  {
    reference: 'V-3JQM9R',
    kind: 'volunteer',
    name: 'Kofi Mensah',
    status: 'answered',
    hoursAgo: 75,
    readHoursAgo: 70,
    answers: {
      skills: 'Translation: English, French, Twi',
      motivation: 'My aunts should be able to read the first lessons in their own language.',
    },
    reply:
      'Dear Kofi,\n\nthat is a beautiful offer. I have put you in touch with the two people who look after the texts; they will write to you this week.\n\nSol Ibarra',
    replyHoursAgo: 66,
  },
  {
    reference: 'P-7WCN5D',
    kind: 'partner',
    name: 'Priya Raman',
    status: 'answered',
    hoursAgo: 110,
    readHoursAgo: 104,
    answers: {
      interest: 'Quiet mornings for nurses',
      details:
        'Our hospital looks for ten minutes of quiet before the early shift, five days a week, for eight weeks. No candles, please: the alarms are sensitive.',
    },
    note: 'Emeka has done this for a fire station and would take it on.',
    noteHoursAgo: 101,
    reply:
      'Dear Priya,\n\nwe would be glad to. Emeka Bello will call you on Monday to find a date. No candles, we promise.\n\nSol Ibarra',
    replyHoursAgo: 98,
  },
  {
    reference: 'C-9DYT6K',
    kind: 'contact',
    name: 'Luca Ferri',
    status: 'closed',
    hoursAgo: 170,
    readHoursAgo: 168,
    answers: { message: 'Please forget my last message, I have found the page.' },
  },
  {
    reference: 'V-4BXR7P',
    kind: 'volunteer',
    name: 'Freya Lindqvist',
    status: 'closed',
    hoursAgo: 260,
    readHoursAgo: 250,
    answers: { skills: 'Baking for many', motivation: 'A gathering needs bread.' },
    note: 'She moves abroad in spring and will write again from there.',
    noteHoursAgo: 200,
    reply: 'Dear Freya,\n\nit does. We will write before the autumn gathering.\n\nSol Ibarra',
    replyHoursAgo: 246,
  },
  {
    reference: 'P-6HKQ3Z',
    kind: 'partner',
    name: 'Mateo Castillo',
    status: 'closed',
    hoursAgo: 420,
    readHoursAgo: 415,
    answers: {
      interest: 'Advertising on your events page',
      details: 'We sell standing desks and would like to be seen by your members.',
    },
    note: 'We carry no advertising. Told him by telephone.',
    noteHoursAgo: 414,
  },
  {
    reference: 'C-5ZJW8F',
    kind: 'contact',
    name: 'Aiko Tanaka',
    status: 'answered',
    hoursAgo: 700,
    readHoursAgo: 690,
    answers: { message: 'May I quote two sentences of your book in a talk at our school?' },
    reply: 'Dear Aiko,\n\nyes, gladly. Name the book, and tell us how it went.\n\nSol Ibarra',
    replyHoursAgo: 688,
  },
];
