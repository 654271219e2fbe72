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
          minutes: 6,
          paragraphs: [
            'Before there is anything to understand, there is something to notice: you are being carried. The chair takes the weight of the legs and the back, the floor takes the chair, and the ground has taken the floor for longer than anybody can say. You do not have to arrange it.',
            'Go slowly through the body from the feet up. At each place ask whether it is holding something that is held already. The jaw usually is. So are the shoulders and the belly. Do not pull them down; only let them hear that they may. Most of what we call being tense is work that nobody ordered.',
            'When you have reached the top of the head, stay as you are for the length of ten breaths. You may feel heavy, or wide, or nothing in particular. All three are fine. Then get up, and see how much of it comes with you.',
          ],
        },
        {
          title: 'One minute anywhere',
          summary: 'For stairs, queues and waiting rooms.',
          reflectionPrompt: 'Which minute of today was yours?',
          minutes: 5,
          paragraphs: [
            'A practice that needs a cushion, a candle and an empty house will be kept on very few days. This one needs a minute, and it may be any minute at all: on the stairs, in a queue, while a page is loading.',
            'For the first third of it, listen. Take in the farthest sound and the nearest. For the second third, feel the ground under both feet, and the air where it touches the face. For the last third, look at one thing as though you had to draw it. Nobody will notice that you are doing anything.',
            'Choose one place in your day in which you always wait, and let it be the place of this minute. After a week the place will begin to remind you. The bus stop turns into a small chapel, without a roof and without a creed, which is open at the hours of the timetable.',
          ],
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
          minutes: 9,
          paragraphs: [
            'Most of us listen with a reply half ready. Today, once, let a person finish. Then wait for one breath. You will be surprised how often they were not finished, and how much the breath was the part they needed.',
            'Try it first with somebody who is easy. Ask a real question, one to which you do not know the answer, and then keep your hands away from what comes. Do not say that you know what they mean. Do not tell them what happened to you. Nod if you like.',
            'You will notice how the reply gathers in you and wants to go out. That is no fault; it is only habit, and quite warm. Let it gather, and let it sink again. When they have come to the end, wait for the breath, and then ask whether there is more. There nearly always is, and it is often the thing they came for.',
          ],
        },
        {
          title: 'The sound under the sounds',
          summary: 'Resting in what does not come and go.',
          reflectionPrompt: 'Where do you go to be quiet, and could it come to you instead?',
          minutes: 13,
          paragraphs: [
            'Begin with the farthest sound you can hear. Then the nearest. Then the quiet in which both appear. It was there before either of them, and it does not mind the noise.',
            'Stay with the farthest sound for a while before you go on. If it stops, do not look for it. Notice what is there in its place, which is not simply nothing: it is open, a little like a room from which somebody has just gone out.',
            'Then let the near sounds come, the clock, the pipe, your own swallowing. They rise in the same open place and sink back into it. You did not have to clear it for them. Rest there as one rests by a window. If you become restless, that is a sound as well, only a finer one; hear it come, and hear it go. Ten minutes of this are enough for a day.',
          ],
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
          minutes: 10,
          paragraphs: [
            'Choose a chair. Choose an hour that already has an edge, such as after the kettle or before the keys. Make it short enough that you would be a little embarrassed to skip it.',
            'Do not ask much of the place. It needs a seat and a wall to look at. If you share your home, tell the others what you are doing, in one sentence, so that nobody has to wonder about it. Put there what you need, and nothing that you ought to read.',
            'Then write down what you will do when you have missed it, for you will. One line is enough: “I sit for one minute, wherever I am.” With that line the day is saved, and the next one does not begin in debt. A practice does not live from being strict. It lives from a door that can be found again in the dark.',
          ],
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
          reflectionPrompt: 'Whom have you never met that you could not do without?',
          minutes: 11,
          paragraphs: [
            'Before you eat, count backwards: the hand that stacked the shelf, the driver, the baker, the rain. You will run out of minutes before you run out of people. Gratitude is only arithmetic done slowly.',
            'Begin with one thing on the plate, not with the whole breakfast. Take the bread. Say, half aloud, what had to happen for it to lie there: somebody drove, somebody lifted, somebody mended the road. Go on for as long as the first slice lasts. You need not feel anything about it.',
            'Then turn it around. Think of something that you do in a day, and of who may have it in their hands tonight without knowing your name. A form that you filled in properly. A corner you swept. The line of people goes out from you in that direction, too. You are sitting somewhere in the middle of it, with crumbs on your sleeve.',
          ],
        },
        {
          title: 'Carrying it out of the room',
          summary: 'From the cushion to the door.',
          reflectionPrompt: 'Where will you carry it first?',
          minutes: 12,
          paragraphs: [
            'If it only works with your eyes closed, it is a nap. So open them. Let the same listening meet the letter, the queue, the person who is late. Not always. Once today.',
            'Choose the one time beforehand, or it will not take place. Say to yourself in the morning: when I open the office door; when the telephone rings for the third time; when she says that sentence. At that moment do nothing unusual. Feel both feet, and hear the room, as you do on the cushion. That is all.',
            'The other people will not see anything. It may be that they become a little quieter beside you, and do not know why. In the evening look back for a moment and ask whether it happened. If it did not, there is no need to sigh. Name the moment for tomorrow, and turn off the light.',
          ],
        },
      ],
    },
  ],
};
