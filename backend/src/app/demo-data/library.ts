import type { NewContent } from '../../modules/content/index.ts';

/** The four guided sits of the library. */
export const demoMeditations: readonly Omit<NewContent<'meditations'>, 'createdAt'>[] = [
  {
    title: 'Unity Breath Practice',
    type: 'breathwork',
    durationSec: 720,
    url: 'https://library.oneness.example/unity-breath-practice.mp3',
    visibilityTier: 'seeker',
    tags: ['Technique'],
  },
  {
    title: 'Sacred Silence',
    type: 'visualization',
    durationSec: 1800,
    url: 'https://library.oneness.example/sacred-silence.mp3',
    visibilityTier: 'seeker',
    tags: ['Silent'],
  },
  {
    title: 'Heart-Centered Awareness',
    type: 'guided',
    durationSec: 1200,
    url: 'https://library.oneness.example/heart-centered-awareness.mp3',
    visibilityTier: 'seeker',
    tags: ['Guided'],
  },
  {
    title: 'Oneness Meditation',
    type: 'guided',
    durationSec: 900,
    url: 'https://library.oneness.example/oneness-meditation.mp3',
    visibilityTier: 'seeker',
    tags: ['Guided'],
  },
];

const ebook = '/downloads/seven-mornings.pdf';

/** Things to take away; the eBook is the one that is open to everybody. */
export const demoResources: readonly Omit<NewContent<'resources'>, 'createdAt'>[] = [
  {
    title: 'Venture Canvas',
    type: 'template',
    url: 'https://library.oneness.example/venture-canvas.pdf',
    visibilityTier: 'visionary',
    description: 'One page to find out whom your work serves.',
    tags: ['Templates'],
  },
  {
    title: 'Circle Host’s Guide',
    type: 'guide',
    url: 'https://library.oneness.example/circle-hosts-guide.pdf',
    visibilityTier: 'creator',
    description: 'How to hold an evening in which people listen.',
    tags: ['Workbooks'],
  },
  {
    title: 'Transcripts: Conscious Living',
    type: 'pdf',
    url: 'https://library.oneness.example/transcripts-conscious-living.pdf',
    visibilityTier: 'seeker',
    description: 'Every talk of the eight weeks, to read in your own time.',
    tags: ['Transcripts'],
  },
  {
    title: 'Foundations Workbook',
    type: 'workbook',
    url: 'https://library.oneness.example/foundations-workbook.pdf',
    visibilityTier: 'seeker',
    description: 'The questions of the six weeks, with room to answer.',
    tags: ['Workbooks'],
  },
  {
    title: 'Seven Mornings of Oneness',
    type: 'pdf',
    url: ebook,
    visibilityTier: 'free',
    description: 'A week of short mornings: a page to read, one thing to try, one question.',
    tags: ['eBook'],
  },
];
