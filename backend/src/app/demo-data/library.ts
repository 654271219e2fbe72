import type { NewContent } from '#modules/content/index.ts';
import { getDemoAudio } from './media.ts';

export const demoMeditations: readonly Omit<NewContent<'meditations'>, 'createdAt'>[] = [
  {
    title: 'Three Quiet Minutes',
    type: 'guided',
    ...getDemoAudio('meditation-5'),
    visibilityTier: 'seeker',
    isOpen: true,
    tags: ['Guided'],
  },
  {
    title: 'Unity Breath Practice',
    type: 'breathwork',
    ...getDemoAudio('meditation-4'),
    visibilityTier: 'seeker',
    tags: ['Technique'],
  },
  {
    title: 'Sacred Silence',
    type: 'visualization',
    ...getDemoAudio('meditation-3'),
    visibilityTier: 'seeker',
    tags: ['Silent'],
  },
  {
    title: 'Heart-Centered Awareness',
    type: 'guided',
    ...getDemoAudio('meditation-2'),
    visibilityTier: 'seeker',
    tags: ['Guided'],
  },
  {
    title: 'Oneness Meditation',
    type: 'guided',
    ...getDemoAudio('meditation-1'),
    visibilityTier: 'seeker',
    tags: ['Guided'],
  },
];

export const demoResources: readonly Omit<NewContent<'resources'>, 'createdAt'>[] = [
  {
    title: 'Venture Canvas',
    type: 'template',
    url: '/library/venture-canvas.pdf',
    visibilityTier: 'visionary',
    description: 'Two pages to find out who your work serves.',
    tags: ['ventures'],
  },
  {
    title: 'Transcripts: Conscious Living',
    type: 'pdf',
    url: '/library/transcripts-conscious-living.pdf',
    visibilityTier: 'creator',
    description: 'Every talk of the eight weeks, to read in your own time.',
    tags: ['transcript', 'conscious living'],
  },
  {
    title: 'Foundations Workbook',
    type: 'workbook',
    url: '/library/foundations-workbook.pdf',
    visibilityTier: 'seeker',
    description: 'The questions of the six weeks, with room to answer.',
    tags: ['foundations', 'to print'],
  },
  {
    title: 'A Circle at Home',
    type: 'guide',
    url: '/downloads/a-circle-at-home.pdf',
    visibilityTier: 'free',
    description: 'How to hold an evening in which people listen.',
    tags: ['circle', 'to print'],
  },
  {
    title: 'A Week of Noticing',
    type: 'workbook',
    url: '/downloads/a-week-of-noticing.pdf',
    visibilityTier: 'free',
    description: 'Seven small things to look for, with room to write.',
    tags: ['beginning', 'to print'],
  },
  {
    title: 'Seven Mornings of Oneness',
    type: 'pdf',
    url: '/downloads/seven-mornings.pdf',
    visibilityTier: 'free',
    description: 'A week of short mornings: a page to read, one thing to try, one question.',
    tags: ['eBook', 'beginning'],
  },
];
