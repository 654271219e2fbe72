import type { DemoProgram } from './programs.ts';

export const unityPractices: DemoProgram = {
  title: 'Unity Practices',
  slug: 'unity-practices',
  summary: 'Breath, silence, voice and walking: four practices to keep for life.',
  longDescription:
    'Four weeks, one practice a week, each with a guided sit and a plain explanation of what it is for. Take the one that suits you and leave the others without regret.',
  durationLabel: '4 weeks',
  modules: [
    {
      title: 'Breath',
      tier: 'seeker',
      featured: 3,
      lessons: [
        {
          title: 'Counting to ten',
          summary: 'The oldest help there is.',
          reflectionPrompt: 'What happens between nine and ten?',
          paragraphs: [
            'Count each breath out. At ten, return to one. When you find yourself at fourteen, smile and return to one. The counting is a handrail; nobody came for the handrail.',
            'Sit so that you can stay for ten minutes without moving much. Let the breath go as it likes; do not count to make it slower. One, with the first breath out. Two, with the next. The number is said very softly, as if somebody were asleep in the room.',
            'You will lose it. At four there will be a shopping list, and at seven an old quarrel, and now and then you will count on to thirty like a machine. It is all the same. Go back to one each time, without a sigh. Those who have counted for twenty years go back to one as well. They only do it in a friendlier way. If you have reached ten, begin again; there is nothing up there.',
          ],
        },
        {
          title: 'The long breath out',
          summary: 'How the body learns that it is safe.',
          reflectionPrompt: 'For whom are you cooling the soup?',
          paragraphs: [
            'Let the breath out be twice as long as the breath in, without force, as if you were cooling soup for someone you love. Five minutes are enough.',
            'Breathe in through the nose, as much as comes by itself, and let it out through lips that are hardly open. Do not press out the last of it. There is a moment when the breath has gone and the next one does not yet want to come. Leave it its time.',
            'The heart goes a little faster when we breathe in and a little slower when we breathe out. So you are speaking to it in its own language. You can do this in a train, before a letter that you have to open, or at three in the morning. If you get dizzy, it was too much will; let the breath run by itself for a while, and begin again with half of it. The soup does not have to become cold.',
          ],
        },
      ],
    },
    {
      title: 'Silence',
      tier: 'seeker',
      lessons: [
        {
          title: 'Ten minutes of nothing said',
          summary: 'Silence as company.',
          reflectionPrompt: 'What did the silence say when you were done?',
          paragraphs: [
            'Silence is not the absence of something. It is a presence with good manners: it waits until you are done.',
            'If you are alone, switch off what hums, so far as it can be switched off. If you are with somebody, agree on it beforehand: ten minutes, nobody speaks, and nobody needs to look as though something were happening. Then sit down as you would on a bench.',
            'The first three minutes belong to the noise one has brought along. Let it run down like a toy. In the middle there is often a stretch in which one would like to leave; it is just there that the silence begins to turn toward you. Do not ask anything of it. Toward the end it may seem that the two of you have known each other for a long time. When the time is over, let the first word be a quiet one.',
          ],
        },
        {
          title: 'A silent morning',
          summary: 'Half a day without words.',
          reflectionPrompt: 'What did you hear that words usually cover?',
          paragraphs: [
            'Tell the people you live with, and put the telephone in a drawer. The first hour is odd, the second is wide, the third you will not want to leave.',
            'Prepare it the evening before, so that nothing has to be settled: the breakfast, the walk, a warm pullover. Write a note for those who might worry. And then, from getting up until noon, no words, neither spoken nor read. You will be surprised at how many of them are lying about, on the butter and on the soap.',
            'Do simple things with your hands. Go outside, if you can, and walk without wanting to get anywhere. The inner voice will talk on for a while, like somebody who has not noticed that the guests are gone. At some time it also pauses. Do not be startled. Everything is still there: the tree, the steps, the one who is going. At noon, begin to speak again with somebody you are fond of.',
          ],
        },
      ],
    },
    {
      title: 'Voice',
      tier: 'seeker',
      lessons: [
        {
          title: 'One note together',
          summary: 'Humming in a circle.',
          reflectionPrompt: 'When could you not tell your voice from the others?',
          paragraphs: [
            'Choose a note that asks nothing of your throat. Hum until you no longer know which voice is yours. It takes about a minute.',
            'Sit or stand in a circle, close enough to hear one another breathe. Somebody begins. Do not look for the right note; take one near it, and let your ear move it. Breathe when you need to, and come in again softly. In this way the sound does not break off, although everyone is silent in between.',
            'Keep your eyes closed for the first minutes. There comes a time when you can no longer say which part of it is yours, and you will perhaps hum a little louder in order to find out. Then let it go. It is not that you get lost. It is rather as if you had become as large as the room. End together, without a sign, and listen to how it goes on.',
          ],
        },
        {
          title: 'Speaking from the middle',
          summary: 'Slower, lower, true.',
          reflectionPrompt: 'What would you say with half the words?',
          paragraphs: [
            'Before you speak, let the breath fall to the belly. You will say fewer words, and people will lean in.',
            'Try it out with a sentence that is of no importance: what you had for breakfast. Put a hand on the belly, wait until the breath has arrived there, and speak with what comes back. The voice will be lower than the one you use on the telephone, and it may seem too slow to you. It does not seem so to others.',
            'Then take a sentence that matters. Notice where it wants to come from. If it is the throat, you are asking for permission. If it is the forehead, you want to win. Wait for another breath, until it has sunk. Some sentences do not survive this, and it is no pity. Those that are left can be said in any room, and will be understood.',
          ],
        },
      ],
    },
    {
      title: 'Walking',
      tier: 'creator',
      lessons: [
        {
          title: 'Fifty steps',
          summary: 'The shortest pilgrimage.',
          reflectionPrompt: 'Where will you walk your fifty steps?',
          paragraphs: [
            'Walk fifty steps as though the ground were glad of you. Turn round. Walk them again. There is nothing at the other end; that is the point of it.',
            'Choose a stretch that is level and where nobody has to make way for you: a corridor, a garden path, one side of a yard. Stand at its beginning until you can feel both soles. Then walk, about half as fast as usual, and let the eyes rest on the ground a few steps ahead.',
            'Lifting, carrying, setting down. It is enough to notice one of the three. The thoughts come along, of course, as children do; let them run ahead and come back. At the end do not turn around at once. Stand still, and notice that the walking goes on for a while, inside. Then turn your whole body, like a door, and go back. Twice there and twice back is a good measure for the beginning.',
          ],
        },
        {
          title: 'Walking with someone',
          summary: 'Two people, one pace.',
          reflectionPrompt: 'With whom would you like to walk?',
          paragraphs: [
            'Walk beside a friend and let neither lead. After a while the pace belongs to nobody. Much that is hard to say across a table is easy to say along a path.',
            'Ask somebody with whom you do not need to shine. Agree to go for half an hour, and for the first ten minutes to say nothing. Put the telephones into one bag, and let that bag be carried by the other person.',
            'Each has a pace of their own, and at first you will both be a little too polite. Do not try to walk in step. Look ahead, and feel at your side that somebody is there. Sooner or later the steps find each other, and neither of you has done it. If now a sentence comes, say it without turning your head. Things that are hard to say want somewhere to look. And if none comes, then that has been the conversation.',
          ],
        },
      ],
    },
  ],
};
