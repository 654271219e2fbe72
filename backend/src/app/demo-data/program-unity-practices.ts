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
      lessons: [
        [
          'Counting to ten',
          10,
          'The oldest help there is.',
          'Count each breath out. At ten, return to one. When you find yourself at fourteen, smile and return to one. The counting is a handrail; nobody came for the handrail.',
          'What happens between nine and ten?',
        ],
        [
          'The long breath out',
          12,
          'How the body learns that it is safe.',
          'Let the breath out be twice as long as the breath in, without force, as if you were cooling soup for someone you love. Five minutes are enough.',
          'For whom are you cooling the soup?',
        ],
      ],
    },
    {
      title: 'Silence',
      tier: 'seeker',
      lessons: [
        [
          'Ten minutes of nothing said',
          10,
          'Silence as company.',
          'Silence is not the absence of something. It is a presence with good manners: it waits until you are done.',
          'What did the silence say when you were done?',
        ],
        [
          'A silent morning',
          14,
          'Half a day without words.',
          'Tell the people you live with, and put the telephone in a drawer. The first hour is odd, the second is wide, the third you will not want to leave.',
          'What did you hear that words usually cover?',
        ],
      ],
    },
    {
      title: 'Voice',
      tier: 'seeker',
      lessons: [
        [
          'One note together',
          9,
          'Humming in a circle.',
          'Choose a note that asks nothing of your throat. Hum until you no longer know which voice is yours. It takes about a minute.',
          'When could you not tell your voice from the others?',
        ],
        [
          'Speaking from the middle',
          11,
          'Slower, lower, true.',
          'Before you speak, let the breath fall to the belly. You will say fewer words, and people will lean in.',
          'What would you say with half the words?',
        ],
      ],
    },
    {
      title: 'Walking',
      tier: 'creator',
      lessons: [
        [
          'Fifty steps',
          8,
          'The shortest pilgrimage.',
          'Walk fifty steps as though the ground were glad of you. Turn round. Walk them again. There is nothing at the other end; that is the point of it.',
          'Where will you walk your fifty steps?',
        ],
        [
          'Walking with someone',
          12,
          'Two people, one pace.',
          'Walk beside a friend and let neither lead. After a while the pace belongs to nobody. Much that is hard to say across a table is easy to say along a path.',
          'With whom would you like to walk?',
        ],
      ],
    },
  ],
};
