import { sizeInWords } from '../../ui/size-in-words.ts';
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

const PRACTICES = ['Guided', 'Silent', 'Technique'];

/** What a meditation is called: the practice among its tags, where one is named, says more than the kind of recording. */
export function practiceOf({ type, tags }: Pick<Meditation, 'type' | 'tags'>): string {
  return tags?.find((tag) => PRACTICES.includes(tag)) ?? MEDITATION_KINDS[type];
}

/** "PDF, 1.2 MB"; the kind alone where nobody knows the size. */
export function kindAndSize({ type, sizeBytes }: Pick<Resource, 'type' | 'sizeBytes'>): string {
  return sizeBytes === null ? RESOURCE_KINDS[type] : `${RESOURCE_KINDS[type]}, ${sizeInWords(sizeBytes)}`;
}

/** A tag as it stands alone or first; one with capitals of its own stays: "eBook". */
export const capitalised = (words: string): string =>
  /^\p{Ll}\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

export const EVENT_KINDS: Record<Event['category'], string> = {
  circle: 'Live Circle',
  workshop: 'Workshop',
  retreat: 'Gathering',
  webinar: 'Webinar',
};
