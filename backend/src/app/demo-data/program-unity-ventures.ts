import type { DemoProgram } from './programs.ts';

export const unityVentures: DemoProgram = {
  title: 'Unity Ventures',
  slug: 'unity-ventures',
  summary:
    'For people who build: work that serves, begun and carried together. The program is open from Seeker on; its venture workshop and applications are for Visionary.',
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
          title: 'Whom does it serve?',
          summary: 'Before the plan, a person.',
          reflectionPrompt: 'Who would miss it if you stopped?',
          minutes: 14,
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
          minutes: 16,
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
          minutes: 15,
          paragraphs: [
            'Many who want to serve are ashamed of money. They say the price quickly and look at the floor, or they say none at all, and become bitter in the second year. Others hide behind it. In both cases something is standing between you and the other person that wears a mask.',
            'Try to say three things plainly. What it costs to make, with your own bread included. What you ask for it. And what happens when somebody cannot pay. Practice it aloud in the circle, until your voice remains the same as when you are speaking about the weather. It takes most people four or five times.',
            'Money is a way in which strangers can carry one another without needing to be friends. There is nothing dirty about it, and nothing holy. It goes where it is sent, like water. Look after the channel, and let everybody see where it runs.',
          ],
        },
      ],
    },
  ],
};
