import type { DemoProgram } from './programs.ts';

export const unityVentures: DemoProgram = {
  title: 'Unity Ventures',
  slug: 'unity-ventures',
  summary:
    'For people who build: work that serves, begun and carried together. The program is open from Seeker on; its Incubator, venture workshop and applications are for Visionary.',
  longDescription:
    'For projects that begin from oneness. You bring what you are building, or the wish to build. There is no fixed course: each venture sets its own pace. In the venture workshop a small circle listens, asks and helps.',
  durationLabel: 'Ongoing, flexible',
  modules: [
    {
      title: 'Unity Ventures Incubator',
      tier: 'visionary',
      featured: 4,
      lessons: [
        {
          title: 'Who does it serve?',
          summary: 'Before the plan, a person.',
          reflectionPrompt: 'Who would miss it if you stopped?',
          paragraphs: [
            'A venture usually begins with an idea, and the idea is so bright that one no longer sees anybody next to it. So in the Incubator we begin somewhere else: with a person. Not with a group, and not with a market. With one human being, who has a name, and something that is heavy for them.',
            'Go and spend an hour with that person. Do not explain anything. Ask how it is now, what they have already tried, and what they have given up on. Write down their words and not yours. If you come home and the idea has become smaller, you have done it properly.',
            'Then write a single sentence: for whom it is, and what becomes lighter. Hang it where you work. All the rest may change, the name, the form, the money, and most of it will. If the sentence changes, go and visit them again.',
          ],
        },
        {
          title: 'The smallest thing that helps',
          summary: 'What can be given next week?',
          reflectionPrompt: 'What could you give before it is finished?',
          paragraphs: [
            'We like to build for a long time behind closed doors. It is safe there. Nobody can say no to something that has not been shown. But a thing that has never been used is only an opinion, and it gets heavier with every month you carry it.',
            'So ask what the smallest thing would be that really helps. It must not be half of the large one, for half a bridge is no use to anybody. It is rather a plank. A single evening; one page; a telephone number at which somebody answers. Offer it next week to the person for whom you began, and say honestly that it is a plank.',
            'Watch what they do with it, and not what they say. Perhaps they use it quite differently from what you meant. That is no insult. It is the first sentence that the thing itself has spoken, and it is worth more than a year of plans.',
          ],
        },
        {
          title: 'Money without a mask',
          summary: 'Saying what it costs, and why.',
          reflectionPrompt: 'Where does your voice change when you speak of money?',
          paragraphs: [
            'Many who want to serve are ashamed of money. They say the price quickly and look at the floor, or they say none at all, and become bitter in the second year. Others hide behind it. In both cases something is standing between you and the other person that wears a mask.',
            'Try to say three things plainly. What it costs to make, with your own bread included. What you ask for it. And what happens when somebody cannot pay. Practice it aloud in the circle, until your voice remains the same as when you are speaking about the weather. It takes most people four or five times.',
            'Money is a way in which strangers can carry one another without needing to be friends. There is nothing dirty about it, and nothing holy. It goes where it is sent, like water. Look after the channel, and let everybody see where it runs.',
          ],
        },
      ],
    },
    {
      title: 'Before a Venture',
      tier: 'seeker',
      lessons: [
        {
          title: 'What is already in your hands',
          summary: 'Begin with what you have.',
          reflectionPrompt: 'What do people already come to you for?',
          paragraphs: [
            'Before anything is founded, something is being done already. There is a woman in your street who is asked about forms, and a man who can quieten dogs. They have no name for it and no sign on the door. If you asked them what they were building, they would laugh. And yet people go there, in the evening, with the thing in their hands.',
            'So look at your own door. For what do people come to you without being invited? Do not answer too quickly, and do not put down what you would like it to be. Count the last ten times that somebody asked you for something, however small, and write down what it was. Half of it will be chance. The other half is a direction.',
            'You need not make anything of it yet. Only do it once more this week, knowing that you are doing it, and watch who goes away lighter. A venture is not a new fire. Most often it is a lamp that has been burning on the kitchen table for years, and somebody notices that it could be carried to the window.',
          ],
        },
        {
          title: 'Two others',
          summary: 'Nothing that serves is built alone.',
          reflectionPrompt: 'Who are your two?',
          paragraphs: [
            'One person with an idea is a person with an idea. Two are a conversation, and may still be only a friendship. With three, something stands in the middle that belongs to none of them, and it begins to have needs of its own, like a tent. So before you look for money or for rooms, look for two others.',
            'Do not look for people who are like you. You have that already. Look for one who finishes things, and for one who asks why. Invite them to a table, and put on it, as plainly as you can, what you saw: who is carrying something heavy, and what might make it lighter. Then be quiet. If they start to move the cups about to show you what they mean, you have found them.',
            'Meet three times before you decide anything. Sit for a few minutes at the beginning, without speaking, so that whatever each of you wanted to win has time to get tired. It may be that nothing comes of it. Then you have had three evenings with two people and a lamp, which is more than many ventures can say of their first year.',
          ],
        },
      ],
    },
  ],
};
