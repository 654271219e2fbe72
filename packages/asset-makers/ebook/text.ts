export interface Morning {
  /** The last line is on the horizon of the picture, so the line breaks are fixed. */
  title: readonly string[];
  paragraphs: readonly string[];
  practice: string;
  question: string;
}

export const book = {
  title: ['Seven', 'Mornings', 'of Oneness'],
  subtitle: 'A small book for the first hour of the day',
  author: 'Institute of Oneness',
  place: 'Santa Fe, New Mexico',
} as const;

export const opening = {
  title: 'Before you begin',
  paragraphs: [
    'There are seven mornings in this book. Each is a page to read, a practice to try and a question to carry about with you until evening. You need a chair, ten minutes and perhaps a pencil.',
    'Read one morning a day, slowly, before the day gets hold of you. Then do the practice, however clumsily. Leave the question alone. You are not asked to answer it; it does its work by being there.',
    'If you miss a day, the book waits. If a morning speaks to you, stay with it for a week. If one does not, let it go by like a stranger on the stairs, and say good morning.',
    'Nothing here asks you to join anything or to believe anything. It only asks you to look. And if a practice does you no good, stop: this is a book, and no substitute for the people who care for your health.',
  ],
} as const;

export const mornings: readonly Morning[] = [
  {
    title: ['Before the', 'first word'],
    paragraphs: [
      'There is a moment each morning that belongs to nobody. You have woken, but you have not yet remembered your name, your age or what is waiting for you. It lasts a second or two. Then the day finds you, and you are someone again, with a list.',
      'This book begins in that moment, because there you can notice something simple: you were here before the list was. Before you thought “I slept badly” or “I am late”, something was already awake, and it was neither tired nor late. It saw the ceiling. It heard the rain, or the refrigerator. It felt the warmth of the bed.',
      'You do not need to hold on to that moment. It cannot be held, and trying makes one more task of it. It is enough to know that it comes every day, unearned, to everybody in your street. Your neighbor woke into it too. So did the person you find difficult. For a second this morning there were no sides.',
      'Tomorrow you will probably miss it. That is no failure. The day after, you may catch the last of it, like the tail of a coat going round a door.',
    ],
    practice:
      'Before you reach for the phone, lie still for ten breaths. Count them on your fingers if you like. When your name and your list arrive, let them, and notice what was there to meet them.',
    question: 'Who was awake before you remembered who you are?',
  },
  {
    title: ['One', 'ordinary cup'],
    paragraphs: [
      'Take the cup you use every day. Somebody dug the clay and somebody fired it. Somebody drove it through the night with the radio on. The water in it has been cloud and river, and has passed through more bodies than there are people alive. The tea grew on a hillside you will never see and was picked by hands you will never shake.',
      'We say “my cup”, and nothing is wrong with that. But look closely, and the line between your cup and the rest of the world is hard to find. Take away the rain, and there is no tea. Take away the driver, and there is no cup. Take away the sun, and there is nobody to be thirsty.',
      'People speak of oneness as if it were far off, something seen from a mountain after years of effort. It may well be seen from a mountain. It can also be seen from the kitchen table, by anyone who looks for a minute at what is already in their hands.',
      'Nothing has to be added to this morning to make it whole. It was put together by everyone, long before you came down.',
    ],
    practice:
      'Drink the first half of your cup with nothing else in front of you. With each sip, thank one person whom you will never meet: the one who picked, packed, drove or mended the road.',
    question: 'What is there on this table that you made alone?',
  },
  {
    title: ['The sound', 'of the room'],
    paragraphs: [
      'Close your eyes where you are, and listen. Something hums. Something ticks. Far away a car turns a corner, and nearer than any of it there is the small sea of your own breathing.',
      'Now look for the place where hearing happens. The car is out there, you would say, and the hearing is in here. But search for the wall between them, and it is not easily found. There is the sound and there is the knowing of the sound, and they arrive together, like a wave and its water.',
      'It is the same with thoughts. One passes through: you forgot to write to your sister. It, too, is heard. It comes from you do not know where, stays a little, and is gone. You did not build it. Still you call it yours, and for daily use that is a fair way of speaking.',
      'This morning, try another way. Say: there is a car. There is a breath. There is a thought about a sister. Leave out the one to whom it all belongs, only for a minute or two, and see whether anything is missing.',
    ],
    practice:
      'Sit for five minutes and let sounds come to you unnamed. When you find that you have named one, or have gone off with a thought, hear that as a sound too.',
    question: 'Where does the room end and the listening begin?',
  },
  {
    title: ['The person', 'across from you'],
    paragraphs: [
      'The fourth morning is harder, because there is somebody in it. Think of a person you will meet today and would rather not. You know the face they will make. You know what they will say and what, an hour later, you will wish you had answered.',
      'Notice that all of it is happening now, while they are asleep or brushing their teeth. The quarrel has begun without them. It is made of memory, and it is being shown in one room only, which is yours.',
      'They have such a room as well. In it, someone with your name does things that puzzle or hurt them. They too lie awake. They too were small once and wanted to be picked up, and wanted to be told that they had done well. What you share with them is older than what divides you, though it makes less noise.',
      'None of this asks you to agree, or to stay where you are harmed. You can say no and close the door, and still know that whoever stands behind it has the same fear and the same wish to be happy. A boundary can be kept without a war.',
    ],
    practice:
      'Picture that person at the age of five, in a coat too large for them. Wish them a good day in words you can mean. If you cannot mean any yet, wish that you could. Then go and meet them.',
    question: 'What do they want that you have never wanted?',
  },
  {
    title: ['What your', 'hands can', 'put down'],
    paragraphs: [
      'By the fifth morning the newness has worn off. Perhaps you skipped a day. Perhaps the ten breaths have become one more thing that you are not doing well enough. Good: here is something to work with.',
      'Make a fist, and hold it while you read this page. Hold it properly, as though something in it were worth keeping. After a few lines the arm begins to tire, then the shoulder, then the jaw, which had nothing to do with it. Carrying is like that. It starts in one place, and soon the whole body is employed.',
      'Most of us carry a picture of how we ought to be by now: calmer, kinder, further along. We have held it for so long that we no longer feel it as held. It feels like us. But you were never asked to be finished, only to be here, and the picture stands exactly where you would otherwise be standing.',
      'Now open the hand. You need not throw anything away. Only open it, and notice that you did not have to learn how. It was always able to. It was waiting to be told that it might.',
    ],
    practice:
      'Once in the morning, once in the afternoon and once in the evening, close a hand firmly for three breaths and open it for three. Name, without blame, one thing that you were holding.',
    question: 'What would be left of you if you set it down?',
  },
  {
    title: ['A walk with', 'no edges'],
    paragraphs: [
      'Go outside today, if only for five minutes, if only in the rain. Walk to the corner so slowly that you could turn back at any step.',
      'You are used to being a person who moves through a place. Try it the other way about: stay where you are, inside, and let the place move through you. A hedge comes, and goes. A dog comes, and the person at the end of its lead. The air that was in the hedge is in your chest, and then it is in the street again. Trees make of it what you need, you make of it what they need, and neither has ever sent a bill.',
      'Look up. We speak of the sky as if it began where the clouds are, but it comes all the way down. It starts at the ground. You have spent your life walking about on the floor of it, with your knees and shoulders and head in the sky.',
      'Where, then, is the edge of you? At the skin, which breathes? At the eye, which reaches the stars? At the voice, which goes on in somebody’s memory? You may find one. People have been looking for a long time.',
    ],
    practice:
      'Walk for ten minutes without a destination and without a phone. Breathing in, take in the place. Breathing out, give something back to it. When you meet someone, let that be part of the walk.',
    question: 'How far do you go?',
  },
  {
    title: ['The same', 'light'],
    paragraphs: [
      'On the last morning there is nothing new. You will wake, and for a second nobody will be there, and then you will. The cup will stand where it stood. The room will hum. Somebody will be difficult, and your hand will close, and open. The sky will start at the ground.',
      'It is tempting to want a great moment at the end, a light that stays on. There are such moments, and they are welcome as guests are welcome. But a guest is not the house. What you have been looking at for six mornings was never the special thing that came and went. It was the plain one in which it came and went, and that has not been away for a minute of your life.',
      'Think of the sun. It seems to rise, and we say how beautiful. It has not moved. We have been turned toward it, all of us together: your street, and the far side of the world, which is turning now into its evening.',
      'So there is nowhere to arrive. There is a kettle, a window, a person to be kind to. The light on each of them is the same light. You are not outside it, looking on.',
    ],
    practice:
      'Choose one of the six practices and keep it for a month, five minutes a day, at the same hour. Tell one person that you are doing it. If you can, sit with them once a week and say nothing.',
    question: 'If nothing is missing, what would you like to do today?',
  },
];

export const closing = {
  title: 'The eighth morning',
  paragraphs: [
    'It is tomorrow, and it looks like any other day. You could begin the book again; it reads differently once you know that nothing happens in it.',
    'Or close it, put it where somebody else will find it, and go and open the window.',
    'You may print this book and pass it on, whole and unchanged, to anyone, without asking.',
  ],
} as const;

export const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'] as const;
