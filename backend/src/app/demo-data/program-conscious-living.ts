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
        {
          title: 'Before the screen',
          summary: 'The first ten minutes belong to you.',
          reflectionPrompt: 'What is the first thing you give your attention to?',
          paragraphs: [
            'The day asks for you the moment you touch it. Leave it lying for ten minutes. Stand at a window. You are not wasting time; you are finding out who is about to spend it.',
            'Put the telephone in another room for the night, and let an ordinary clock wake you. It costs a little, and it is worth it, for the first thing that touches you in the morning colors all the rest. If that is the news of eleven countries, you begin the day as a very small person with a great deal to answer for.',
            'Ten minutes, then. Stand at the window. See what kind of light it is. Drink something warm and do not do anything else with your hands. The thoughts of the day will come already, and they may look in. You are not sending them away. You are only showing them that somebody is at home.',
          ],
        },
        {
          title: 'One intention',
          summary: 'Not a list: a direction.',
          reflectionPrompt: 'What sentence would you like to remember at four o’clock?',
          paragraphs: [
            'A list tells you what to do. A direction tells you who is doing it. Say one sentence to yourself in the morning, plain enough to remember at four in the afternoon.',
            'A good sentence has no grand words in it and can be kept by a tired person. “I let people finish.” “I do one thing at a time.” “I come home before I come home.” Do not take the one that would improve you the most. Take the one at which something in you says yes, rather softly.',
            'Write it on paper, by hand, and put it where your hand goes at four in the afternoon: in the coat, beside the kettle. When you find it there, do not test yourself on it. Read it the way one reads a postcard. After a week, ask whether it is still yours. Sentences wear out, and then it is time for another.',
          ],
        },
      ],
    },
    {
      title: 'Work',
      tier: 'seeker',
      featured: 2,
      lessons: [
        {
          title: 'One thing at a time',
          summary: 'Attention is what you have to give.',
          reflectionPrompt: 'Which task deserves you whole?',
          paragraphs: [
            'Half-attention is tiring in a way that work is not. Take one task, close the others, and stay until the end of a natural piece. Notice how much of being tired was being divided.',
            'Decide how large the piece is before you begin. A piece has an end that you can see: one letter, one page, one shelf. Close what does not belong to it, and put the telephone where you would have to stand up for it. Then stay.',
            'After a few minutes something will pull at you. It always has a good reason with it. Do not fight; write the reason down on a slip of paper and go back to the piece. When you have come to its end, stop, even if you could go on. Get up, look out, breathe out once. It is this small empty place after the piece from which the next one takes its strength.',
          ],
        },
        {
          title: 'Hard conversations',
          summary: 'Staying when you would rather win.',
          reflectionPrompt: 'Which conversation are you postponing?',
          paragraphs: [
            'Before you speak, feel both feet. Say what happened, what it was like for you, and what you ask for. Then stop. The silence after is where the other person lives.',
            'Prepare three sentences and no more. The first says what happened, so plainly that the other person could have said it. The second says what it was like for you, and has no “you” in it. The third asks for one thing, and it must be possible to say no to it. Say them once, aloud, when you are alone.',
            'When the time comes you will be tempted to say it all again in other words, for fear that it was not heard. It was heard. What you now feel is the other person thinking. Look at them kindly, and keep hold of your feet. If the answer is angry, you need not catch it. Let it fall between you, and ask what is under it.',
          ],
        },
        {
          title: 'The meeting before the meeting',
          summary: 'One minute at the door.',
          reflectionPrompt: 'What do you bring into the room before you speak?',
          paragraphs: [
            'Every meeting begins before it begins. You come down the corridor with the last one still in your arms: what he said, and what you should have said to it. With this you open the door, and the others see it in your face before you have greeted anyone. They take it to be meant for them.',
            'There is a minute to be had, and it lies just in front of the door. Stand there. Put down the last conversation as you would an umbrella. Ask yourself two things. What is this meeting for, in one sentence? And who is in there that has a hard day? You will not know exactly. But you will look for it when you go in, and people can feel it when somebody looks at them in this way.',
            'Then press the handle. If you have no door because the meeting is on a screen, let the waiting room be your door. Keep your hands off the other windows until somebody says hello.',
          ],
        },
        {
          title: 'Praise without a hook',
          summary: 'Saying the good thing, and leaving it there.',
          reflectionPrompt: 'Whose good work have you seen and not named?',
          paragraphs: [
            'There is a kind of praise that has a hook in it. “This is excellent, and could you also.” “You are so good at this, not like the others.” One swallows it and feels a little pull at the lip. After some years of it people stiffen when they hear a kind word, and wait for what it is going to cost.',
            'Try the other kind. Say what you have seen, so exactly that nobody else could have been meant by it. Say what it made possible. Then stop. Do not soften it with a joke, and do not ask for anything until tomorrow. It will be quiet for a moment. Let it be; something is being unpacked.',
            'You may find this harder than a complaint. For a complaint one only has to be right, but praise shows what one loves. Begin with something small, and say it to the person themselves, at a time when nobody else is listening.',
          ],
        },
        {
          title: 'Building what serves',
          summary: 'When the work itself is the practice.',
          reflectionPrompt: 'Whom would your work serve if nobody knew that it was yours?',
          paragraphs: [
            'There comes a time when it is no longer enough to be calm at work, and you begin to ask what the work is for. It is not a comfortable question. It can be put off for years with being busy. But once it has sat down at the table, it is best to offer it a chair.',
            'Do not begin with leaving everything. Begin with one person whom your work reaches. Find out how their day looks when you have done well, and how it looks when you have been careless. If you cannot find such a person, that is also an answer. Then change one thing by the breadth of a hand in their direction, and see what becomes easier.',
            'Things that serve are rarely built by somebody who wants to be seen building. They grow the way paths do, where enough people have gone because they had to get to the water. Your part may only be to walk there first, and to move a stone.',
          ],
        },
      ],
    },
    {
      title: 'Money',
      tier: 'seeker',
      lessons: [
        {
          title: 'Enough',
          summary: 'A word we rarely finish.',
          reflectionPrompt: 'Enough for what?',
          paragraphs: [
            'Enough for what? Finish the sentence and it becomes a number you can look at. Leave it unfinished and it becomes a wind that blows all your life.',
            'Take a sheet of paper and finish the sentence with figures. Enough for the rent and the shoes; enough to be ill for a month; enough to give some away without counting. It will be a number. It may be larger than you have, and then you know what you are working for. It may be smaller, and then you can ask what you have been running from.',
            'The wind will say that the number is too low, and that one can never know. It is true; one cannot. There is no amount that makes a person safe. But there is an amount from which on more money buys nothing but more of the wind. Write that one down as well, and leave a space between the two. You live in this space.',
          ],
        },
        {
          title: 'Giving that costs nothing extra',
          summary: 'Attention, credit, time.',
          reflectionPrompt: 'Whose work will you name?',
          paragraphs: [
            'There is a giving that leaves you with less, and a giving that leaves you with as much. Name somebody’s work aloud today, in front of others.',
            'Do it so that the person concerned can hear it, and do not add anything. “She found the mistake, and she stayed until seven.” Then go on to the next point, as if it were nothing out of the ordinary. Credit is one of the few things that one can give away entirely and still have.',
            'Attention is another. Turn your chair. Let the telephone ring. Time seems to be the dearest of the three, but it is often only a matter of two minutes at the right place: before somebody goes, and not after. In the evening look to see if you have become poorer by any of it. Most people find that they have more than in the morning, and cannot say where it came from.',
          ],
        },
      ],
    },
    {
      title: 'Family',
      tier: 'seeker',
      lessons: [
        {
          title: 'Old parts in old plays',
          summary: 'Why we are sixteen again at that table.',
          reflectionPrompt: 'Which part would you like to put down?',
          paragraphs: [
            'Families hand out parts early. You may put yours down without announcing it: answer one sentence differently, kindly, and see what the play does.',
            'You will know the play by its first line. It is said in the hall, before the coats are off, and everybody has their answer ready. One is the clever one, one the difficult one, one sees to it that there is peace. You have played yours so well that they would be worried if you did not come.',
            'So do not step out with a great speech; that is also in the play. Change one sentence. Where you always defend yourself, say “That may be so.” Where you always joke, say what you think. Where you always help in the kitchen, remain seated for once. It will become quiet for a second, as it does when somebody misses a cue. In that second you are of no particular age, and so are they.',
          ],
        },
        {
          title: 'Listening to a child',
          summary: 'The best teachers of now.',
          reflectionPrompt: 'What did a child last show you?',
          paragraphs: [
            'Sit on the floor. Do not improve the game. Ten minutes of that is worth a book on presence.',
            'Put the telephone somewhere out of reach, and go down to the floor; from up there one sees only the parting of the hair. Let the child tell you what you are: the horse, the shop, the one who is ill. Do as you are told. If you know a better way to build the tower, keep it to yourself.',
            'After three minutes you will be bored. This is the place where it begins. Stay, and look at what is happening in the small face while it puts one block on another. There is nobody in it who would like to be finished. When the ten minutes are over, say so, and thank them for the game. You were allowed into a room that is closed to nearly everyone else you know.',
          ],
        },
      ],
    },
    {
      title: 'Body and rest',
      tier: 'creator',
      lessons: [
        {
          title: 'Tired is a message',
          summary: 'Reading it before it shouts.',
          reflectionPrompt: 'What does your first whisper sound like?',
          paragraphs: [
            'Tiredness speaks softly first. A short temper, a second biscuit, a sentence read three times. Rest at the whisper and it need not shout.',
            'Learn your own three signs, and in the right order. For one person it is the sentence that has to be read again; for another it is a certain sharpness toward things, a drawer, a shoe. Write them down while you are awake. The whisper is so low that one needs to know beforehand what it sounds like.',
            'Then agree with yourself on what you will do at the first sign. It must be something that is possible at eleven in the morning: five minutes with your eyes closed, once around the house, no more coffee. Do it before you have earned it. It is hard for people who have always been able to rely on themselves. But the body keeps accounts, and it does not lend for nothing.',
          ],
        },
        {
          title: 'Doing nothing, properly',
          summary: 'A sit without a purpose.',
          reflectionPrompt: 'What did you expect, and what came?',
          paragraphs: [
            'For fifteen minutes, nothing is to be achieved, not even calm. If calm comes, it may stay. If it does not, it may stay away.',
            'Sit or lie down. Set a bell, so that you do not have to look after the time. And then really do nothing: do not watch the breath, do not relax, do not be aware. Each time you find yourself at some task, even at a holy one, put it down.',
            'It is astonishing how much we do when we do nothing. One tidies, one compares, one waits to see if it is working. You may smile at it. After some time the tasks come more slowly, as cars do late in the evening, and between them there is simply the road. If you fall asleep, you were tired. When the bell rings, stay for another breath, and notice that the world got along in the meantime.',
          ],
        },
      ],
    },
    {
      title: 'Endings',
      tier: 'creator',
      lessons: [
        {
          title: 'Evening review',
          summary: 'Three questions in the dark.',
          reflectionPrompt: 'What may stay undone tonight?',
          paragraphs: [
            'What was given? What was received? What was left undone that may stay undone? Ask them in that order, and turn the light out.',
            'Do not do it in bed at first; you will be asleep before the second question. Sit on the edge, with the lamp low, and take no more than five minutes. What was given to me? Let three things come, and let them be small. What did I give? There will be something, even on a bad day.',
            'The third question is for the rest. So much of what keeps us awake does not want to be solved, but only to be seen once and told that it may wait. Open as you look at a room before you go out: the cup, the open book, the coat on the chair. It can all remain as it is until the morning. Then turn off the lamp, and let the day go where the others have gone.',
          ],
        },
        {
          title: 'Saying goodbye',
          summary: 'Small endings prepare us.',
          reflectionPrompt: 'Which goodbye did you hurry?',
          paragraphs: [
            'Every visit has a last minute that we hurry through with keys and coats. Stay in it for one breath longer. You are practising something large on something small.',
            'Next time, stop for a moment at the door. You have the coat on, everything has been said, and now the two of you usually talk about the traffic. Leave the traffic out. Look at the person. They are standing there just as they are today, with that pullover and the light from the kitchen behind them, and in this way you will not see them again.',
            'There is no need to say so. It is enough that you know it for the length of a breath. Say “It was good to be here,” if it was. Then go, and do not turn around three times. You will notice that something comes along with you down the stairs, which used to remain lying up there between the keys and the gloves.',
          ],
        },
      ],
    },
  ],
};
