export const circleAtHomeText = {
  cover: {
    title: ['A Circle', 'at Home'],
    subtitle: 'How to hold an evening in which people listen',
    hour: 2,
  },
  chapters: [
    {
      title: 'Before they come',
      paragraphs: [
        'A circle is a few people who sit so that everybody can see everybody. That is nearly all of it. You need as many chairs as guests, an hour and a half, and something in the middle to rest your eyes on: a candle, a bowl of apples, the floor.',
        'Ask between three and eight people. With two it is a conversation, with nine somebody will hide. Tell them in the invitation what will happen, so that nobody comes expecting a lecture or a party.',
        'Put the telephones in another room, yours first. Open a window for five minutes. Then sit down on one of the chairs for as long as a kettle takes, and let the day arrive before your guests do.',
      ],
    },
    {
      title: 'The evening',
      paragraphs: [
        'Begin on time, with a minute of quiet. Say that it is a minute, and keep the time, so that nobody else has to. Then say the three agreements: we speak of ourselves, we listen without answering, and what is said here stays here.',
        'Now ask one question, and let it go round. Whoever has the stone, the spoon or the apple speaks; the others only listen. Anybody may pass it on without a word. When it comes back to you, let it go round once more: people often say the true thing the second time.',
        'Do not give advice, and do not thank each speaker with a little speech. A nod is enough. It is harder than it sounds, and it is what people come back for.',
        'Ten minutes before the end, ask what each of you takes home, in one sentence. Close with another quiet minute. Then there may be tea, and talk of anything at all.',
      ],
    },
    {
      title: 'When it is difficult',
      paragraphs: [
        'Somebody talks for too long: say, kindly, “Thank you. Let us hear the next.” Agree on this before you begin, and nobody will be hurt by it.',
        'Somebody cries: nothing is wrong. Let them. Do not hand over a handkerchief at once, for it can mean “please stop”. Wait, and ask at the end what they need.',
        'Nobody speaks: wait. Count twenty breaths. Silence in a circle is not a failure of it.',
        'Somebody needs more help than an evening can give: say so afterwards, alone with them, and help them find a person whose work it is. A circle keeps company. It does not treat anybody.',
      ],
    },
  ],
  questions: [
    'What did you carry here with you tonight?',
    'When did you last change your mind about a person?',
    'What are you pretending not to know?',
    'Who taught you how to listen?',
    'What would you do more slowly, if you could?',
    'What is ending, and what has not begun yet?',
  ],
} as const;

export const weekOfNoticingText = {
  cover: {
    title: ['A Week of', 'Noticing'],
    subtitle: 'Seven small things to look for, with room to write',
    hour: 4,
  },
  opening: [
    'There is one thing to notice on each of these seven days. It takes no time of its own: you do it while you do what you would have done anyway. In the evening, write down what you saw, in three lines or in none.',
    'You need not feel anything in particular. Noticing is not a mood. It is more like opening a curtain: the street was there before.',
  ],
  days: [
    [
      'Doors',
      'Each time you go through a door today, notice that you do. One breath is enough.',
      'Which door did you nearly miss?',
    ],
    [
      'Hands',
      'Watch somebody’s hands at work: a cook’s, a child’s, your own at the keys.',
      'What did they know that nobody had told them?',
    ],
    [
      'The first taste',
      'Take the first bite of every meal with your eyes closed.',
      'What was there that you usually swallow?',
    ],
    ['Names', 'Use the name of each person who serves you today, if you can read it or ask it.', 'Whose face changed?'],
    [
      'Waiting',
      'Whenever you have to wait, do only that. Leave the telephone where it is.',
      'What was there in the gap?',
    ],
    [
      'Edges',
      'Look for places where one thing turns into another: wall and sky, talk and silence, you and your coat.',
      'Where was the line, exactly?',
    ],
    [
      'Thanks',
      'Thank three people today for something they did not think you had seen.',
      'What did you see this week that you had not been looking at?',
    ],
  ],
} as const;

export const ventureCanvasText = {
  cover: {
    title: ['Venture', 'Canvas'],
    subtitle: 'Two pages to find out whom your work serves',
    hour: 5,
  },
  boxes: [
    ['Whom it serves', 'One person, by name. What is their Tuesday like?', 108],
    ['What they lack', 'In their words, not in yours.', 108],
    ['What you bring', 'What you can do for them by the end of next month.', 108],
    ['Who is with you', 'Those who build it, and those who will tell you the truth.', 108],
    ['What it costs', 'Money, hours, sleep. Yours, and other people’s.', 108],
    ['Who pays, and why gladly', 'If nobody would, what would have to change?', 108],
    ['What it must never do', 'The line you will still see when things go well.', 108],
    ['The smallest first step', 'Something you can do before Friday.', 108],
  ],
} as const;
