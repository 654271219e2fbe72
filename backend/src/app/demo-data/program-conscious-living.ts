import type { DemoProgram } from './programs.ts';

export const consciousLiving: DemoProgram = {
  title: 'Conscious Living',
  slug: 'conscious-living',
  summary: 'Work, money, family, rest: the same attention, in the middle of things.',
  longDescription:
    'Eight weeks on the parts of life where we usually forget. Each week takes one of them and asks what changes when it is met awake. For people who have a small practice and want it to touch their days.',
  durationLabel: '8 weeks',
  modules: [
    {
      title: 'Mornings',
      tier: 'seeker',
      lessons: [
        [
          'Before the screen',
          8,
          'The first ten minutes belong to you.',
          'The day asks for you the moment you touch it. Leave it lying for ten minutes. Stand at a window. You are not wasting time; you are finding out who is about to spend it.',
          'What is the first thing you give your attention to?',
        ],
        [
          'One intention',
          9,
          'Not a list: a direction.',
          'A list tells you what to do. A direction tells you who is doing it. Say one sentence to yourself in the morning, plain enough to remember at four in the afternoon.',
          'What sentence would you like to remember at four o’clock?',
        ],
      ],
    },
    {
      title: 'Work',
      tier: 'seeker',
      lessons: [
        [
          'One thing at a time',
          11,
          'Attention is what you have to give.',
          'Half-attention is tiring in a way that work is not. Take one task, close the others, and stay until the end of a natural piece. Notice how much of being tired was being divided.',
          'Which task deserves you whole?',
        ],
        [
          'Hard conversations',
          14,
          'Staying when you would rather win.',
          'Before you speak, feel both feet. Say what happened, what it was like for you, and what you ask for. Then stop. The silence after is where the other person lives.',
          'Which conversation are you postponing?',
        ],
      ],
    },
    {
      title: 'Money',
      tier: 'seeker',
      lessons: [
        [
          'Enough',
          10,
          'A word we rarely finish.',
          'Enough for what? Finish the sentence and it becomes a number you can look at. Leave it unfinished and it becomes a wind that blows all your life.',
          'Enough for what?',
        ],
        [
          'Giving that costs nothing extra',
          8,
          'Attention, credit, time.',
          'There is a giving that leaves you with less, and a giving that leaves you with as much. Name somebody’s work aloud today, in front of others.',
          'Whose work will you name?',
        ],
      ],
    },
    {
      title: 'Family',
      tier: 'seeker',
      lessons: [
        [
          'Old parts in old plays',
          12,
          'Why we are sixteen again at that table.',
          'Families hand out parts early. You may put yours down without announcing it: answer one sentence differently, kindly, and see what the play does.',
          'Which part would you like to put down?',
        ],
        [
          'Listening to a child',
          9,
          'The best teachers of now.',
          'Sit on the floor. Do not improve the game. Ten minutes of that is worth a book on presence.',
          'What did a child last show you?',
        ],
      ],
    },
    {
      title: 'Body and rest',
      tier: 'creator',
      lessons: [
        [
          'Tired is a message',
          10,
          'Reading it before it shouts.',
          'Tiredness speaks softly first. A short temper, a second biscuit, a sentence read three times. Rest at the whisper and it need not shout.',
          'What does your first whisper sound like?',
        ],
        [
          'Doing nothing, properly',
          15,
          'A sit without a purpose.',
          'For fifteen minutes, nothing is to be achieved, not even calm. If calm comes, it may stay. If it does not, it may stay away.',
          'What did you expect, and what came?',
        ],
      ],
    },
    {
      title: 'Endings',
      tier: 'creator',
      lessons: [
        [
          'Evening review',
          9,
          'Three questions in the dark.',
          'What was given? What was received? What was left undone that may stay undone? Ask them in that order, and turn the light out.',
          'What may stay undone tonight?',
        ],
        [
          'Saying goodbye',
          13,
          'Small endings prepare us.',
          'Every visit has a last minute that we hurry through with keys and coats. Stay in it for one breath longer. You are practising something large on something small.',
          'Which goodbye did you hurry?',
        ],
      ],
    },
  ],
};
