/** What a field may be chosen from; the lists are the domain’s. */
export { eventCategories, meditationTypes, resourceTypes } from '../domain/kinds.ts';
export type { EventCategory, MeditationType, ResourceType } from '../domain/kinds.ts';
