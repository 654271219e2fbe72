/** The six kinds of content, by the words of their addresses. */
export const contentKinds = ['programs', 'modules', 'lessons', 'events', 'meditations', 'resources'] as const;
export type ContentKind = (typeof contentKinds)[number];

const courses = ['programs', 'modules', 'lessons'] as const;

/** The kinds that tell something of this kind: the parts of a course name, count and guard each other. */
export const kindsThatTellOf = (kind: ContentKind): readonly ContentKind[] =>
  courses.some((part) => part === kind) ? courses : [kind];

export const meditationTypes = ['guided', 'soundbath', 'breathwork', 'visualization'] as const;
export type MeditationType = (typeof meditationTypes)[number];

export const resourceTypes = ['pdf', 'workbook', 'guide', 'template', 'video'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const eventCategories = ['workshop', 'circle', 'retreat', 'webinar'] as const;
export type EventCategory = (typeof eventCategories)[number];
