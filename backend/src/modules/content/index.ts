export { ContentModule } from './content.module.ts';
export { NoSuchContent, NoSuchDate, TierTooLow } from './domain/errors.ts';
export { ContentChanged, EventDateChanged, EventRemoved, EventRescheduled } from './domain/events.ts';
export { ReflectionReader } from './use-cases/reflection-reader.ts';
export type { ReflectionView } from './kinds/reflection/kind.ts';
export { ReplayReader, type KnownReplay } from './use-cases/replay-reader.ts';
export { ReplayLineView, ReplayView } from './kinds/replay/kind.ts';
export type { ReaderSession } from './use-cases/content-reader.ts';
export type { ContentKind, NewContent } from './kinds/index.ts';
export { ContentFigures } from './use-cases/content-figures.ts';
export {
  CourseOutline,
  type LessonInProgram,
  type OutlineLesson,
  type OutlineMeditation,
  type OutlineModule,
} from './use-cases/course-outline.ts';
export { Mentors } from './use-cases/mentors.ts';
export { NamedPersonView } from './kinds/person/kind.ts';
export { FindMeditation } from './use-cases/find-meditation.ts';
export { ContentWriter } from './use-cases/content-writer.ts';
export { readingSec } from './kinds/lesson/reading-time.ts';
export { MediaSources, type MediaSource } from './use-cases/media/media-sources.ts';
export { PieceAccess, type AccessCondition } from './use-cases/piece-access.ts';
export { CalendarWriter } from './use-cases/calendar-writer.ts';
export { EventDates, type KnownEvent } from './use-cases/event-dates.ts';
export type { Successor } from './kinds/event/successors.ts';
export { isAtSameTime, type ScheduledDate } from './kinds/event/dates.ts';
export { ChangeEventDate } from './use-cases/change-event-date.ts';
