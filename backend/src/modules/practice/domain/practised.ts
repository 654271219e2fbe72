/** What the record knows of: a sit, a lesson, or something written in the journal. */
export const practisedKinds = ['sit', 'lesson', 'written'] as const;
export type PractisedKind = (typeof practisedKinds)[number];
