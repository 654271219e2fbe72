import type { Event, Meditation, Resource } from './api/content.ts';

/** How the kinds are called on the screens. */
export const RESOURCE_KINDS: Record<Resource['type'], string> = {
  pdf: 'PDF',
  workbook: 'Workbook',
  guide: 'Guide',
  template: 'Template',
  video: 'Video',
};

export const MEDITATION_KINDS: Record<Meditation['type'], string> = {
  guided: 'Guided',
  soundbath: 'Sound bath',
  breathwork: 'Breathwork',
  visualization: 'Visualization',
};

export const EVENT_KINDS: Record<Event['category'], string> = {
  circle: 'Live Circle',
  workshop: 'Workshop',
  retreat: 'Gathering',
  webinar: 'Webinar',
};
