/** The six kinds of content, by the words of their addresses. */
export const contentKinds = ['programs', 'modules', 'lessons', 'events', 'meditations', 'resources'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const meditationTypes = ['guided', 'soundbath', 'breathwork', 'visualization'] as const;
export type MeditationType = (typeof meditationTypes)[number];

export const resourceTypes = ['pdf', 'workbook', 'guide', 'template', 'video'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const eventCategories = ['workshop', 'circle', 'retreat', 'webinar'] as const;
export type EventCategory = (typeof eventCategories)[number];
