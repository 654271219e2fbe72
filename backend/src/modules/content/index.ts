export { ContentModule } from './content.module.ts';
export { ContentNotFound, EventDateNotFound, TierTooLow } from './domain/errors.ts';
export { ContentChanged, EventDateChanged, EventRemoved, EventRescheduled } from './domain/events.ts';
export { ReflectionReader } from './use-cases/reflection-reader.ts';
export type { ReflectionView } from './kinds/reflection/kind.ts';
export { ReplayReader, type ReplaySummary } from './use-cases/replay-reader.ts';
export { ReplayListItemView, ReplayView } from './kinds/replay/kind.ts';
export type { ReaderSession } from './use-cases/content-reader.ts';
export type { ContentKind, NewContent } from './kinds/index.ts';
export { ContentFiguresReader } from './use-cases/content-figures.ts';
export {
  CourseOutlineReader,
  type ProgramLessonOutline,
  type LessonOutline,
  type MeditationOutline,
  type ModuleOutline,
} from './use-cases/course-outline.ts';
export { MentorReader } from './use-cases/mentor-reader.ts';
export { NamedPersonView } from './kinds/person/kind.ts';
export { FindLinkedItems, type LinkedItem } from './use-cases/find-linked-items.ts';
export { FindMeditation } from './use-cases/find-meditation.ts';
export { buildFeedXml } from './use-cases/feed-text.ts';
export { ContentWriter } from './use-cases/content-writer.ts';
export { computeReadingSeconds } from './kinds/lesson/reading-time.ts';
export { MediaSourceRegistry, type MediaSource } from './use-cases/media/media-sources.ts';
export { ItemAccess, type AccessCondition } from './use-cases/item-access.ts';
export { CalendarWriter } from './use-cases/calendar-writer.ts';
export { EventDates, type EventSummary } from './use-cases/event-dates.ts';
export type { DateSuccessor } from './kinds/event/successors.ts';
export { isAtSameTime, type ScheduledDate } from './kinds/event/dates.ts';
export { ChangeEventDate } from './use-cases/change-event-date.ts';
export { changeScopes, type ChangeScope } from './use-cases/end-series.ts';
export { SplitSeries, type LaterDatesChange, type SeriesSplit } from './use-cases/split-series.ts';
