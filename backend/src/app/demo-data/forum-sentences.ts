/** Sentences of demo posts; each post combines two or three of them. */
export interface Sentences {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly third: readonly string[];
}

const third = [
  'Thank you for asking it here.',
  'I will try your way this week.',
  'How was it for you since?',
  'It is raining here, which helps.',
  'I read this thread twice before I wrote.',
  'Some days it works, some days it does not.',
  'I would like to hear from somebody who did it for longer.',
];

export const generalSentences: Sentences = {
  first: [
    'I had the same week, with other names in it.',
    'We tried this in our house on Sunday.',
    'My first answer was no, and then I walked the dog.',
    'This is the part I never say out loud.',
    'I asked my mother, who is eighty, and she laughed.',
    'For a long time I thought it was only me.',
    'There is a bench near our office where I sit with this.',
    'I do it badly and I do it every day.',
    'At our table the youngest goes first.',
    'I wrote it on a card and lost the card.',
    'What helped me was to do less of it.',
    'Our group talked about this for an hour.',
    'I disagree a little, and gladly.',
  ],
  second: [
    'Nothing changed at once, and after a month I noticed that I shout less.',
    'The hard part is the first minute, then somebody else breathes out too.',
    'I stopped explaining it and people began to ask.',
    'We keep it to ten minutes, so that nobody dreads it.',
    'Now the telephone sleeps in the kitchen.',
    'It turned out that my brother does the same and never told me.',
    'I would not make a rule of it.',
    'My neighbor waters the plants when I forget, and that belongs to it as well.',
    'Writing one line in the evening was enough for me.',
    'I leave the door open, and that is the whole method.',
    'If it feels like a task, I go outside instead.',
  ],
  third,
};

export const practiceSentences: Sentences = {
  first: [
    'I count on the fingers of one hand, under the table.',
    'Mornings are lost with two small children, so I sit in the car.',
    'I set no bell and stop when the tea is drinkable.',
    'My teacher used to say: begin again, without a story.',
    'The bus is my cushion.',
    'I keep the eyes open now.',
    'After the night shift I only listen.',
    'When I am angry I begin with the feet.',
    'Seven minutes, every day, no more than that.',
    'I used to fight the sleepiness.',
    'On bad days I put a hand on the wall and feel that it is cold.',
    'I tried the long one and it was too long for me.',
    'The lesson about listening undid me a little.',
  ],
  second: [
    'The mind goes off, I notice, and noticing is the practice.',
    'By the third week it was quieter at dinner.',
    'What I do not do is measure it.',
    'It is strange how much of a day happens before nine.',
    'I tell one person beforehand, and then I do it.',
    'The breath finds its own length when I stop helping.',
    'I still lose it in meetings, and I come back sooner.',
    'Walking works better for me than sitting.',
    'Once I cried, and nothing bad followed.',
    'A colleague asked what had changed, and I had no word for it.',
    'I do the short version and call it whole.',
  ],
  third,
};

export const welcomeSentences: Sentences = {
  first: [
    'Welcome, I am glad that you wrote.',
    'Hello from the other side of the map.',
    'Good to have you here.',
    'I came for the same reason, two winters ago.',
    'Welcome from a house full of teenagers.',
    'You are not late, nobody is.',
    'I know your town a little.',
    'Thank you for saying who you are.',
    'Hello, and take your time.',
    'I smiled at your second line.',
    'We are neighbors then, by train at least.',
    'Welcome. I mostly read, so this is a rare word from me.',
    'What a good beginning.',
  ],
  second: [
    'The Thursday circle is small, and you can stay quiet in it.',
    'I began with the first module and stayed there for a month.',
    'The evening meditations carried me through the spring.',
    'Ask anything, also what sounds simple.',
    'I also garden, mostly weeds.',
    'My advice is to skip what does not speak to you.',
    'If you like walking, there is a talk about it under practice.',
    'I teach too, and the silence between two lessons is my favorite.',
    'There is no order you have to follow.',
    'We should compare notes on soup.',
    'I am still new after a year, in a good way.',
  ],
  third,
};

/** Deterministic for the same index. */
export function buildPostText({ first, second, third: last }: Sentences, at: number): string {
  const words = `${first[at % first.length]} ${second[at % second.length]}`;
  return at % 3 === 0 ? `${words}\n\n${last[at % last.length]}` : words;
}
