import { formatFileSize } from '../../ui/size-in-words.ts';
import type { Event, Meditation, Resource } from './api/content.ts';

export const RESOURCE_TYPE_LABELS: Record<Resource['type'], string> = {
  pdf: 'PDF',
  workbook: 'Workbook',
  guide: 'Guide',
  template: 'Template',
  video: 'Video',
};

export const MEDITATION_TYPE_LABELS: Record<Meditation['type'], string> = {
  guided: 'Guided',
  soundbath: 'Sound bath',
  breathwork: 'Breathwork',
  visualization: 'Visualization',
};

const PRACTICES = ['Guided', 'Silent', 'Technique'];

/** A tag that names a practice is more specific than the type of the meditation. */
export function practiceLabel({ type, tags }: Pick<Meditation, 'type' | 'tags'>): string {
  return tags?.find((tag) => PRACTICES.includes(tag)) ?? MEDITATION_TYPE_LABELS[type];
}

export function resourceKindAndSizeText({ type, sizeBytes }: Pick<Resource, 'type' | 'sizeBytes'>): string {
  return sizeBytes === null
    ? RESOURCE_TYPE_LABELS[type]
    : `${RESOURCE_TYPE_LABELS[type]}, ${formatFileSize(sizeBytes)}`;
}

/** Does not change a tag that begins with a small and a capital letter, such as "eBook". */
export const capitalizeTag = (words: string): string =>
  /^\p{Ll}\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);

export const EVENT_CATEGORY_LABELS: Record<Event['category'], string> = {
  circle: 'Live Circle',
  workshop: 'Workshop',
  retreat: 'Gathering',
  webinar: 'Webinar',
};
