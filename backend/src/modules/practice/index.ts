export { PracticeModule } from './practice.module.ts';
export { ModuleOpened } from './domain/events.ts';
export { ErasePracticeData, CollectPracticeData, type PracticeExport } from './use-cases/practice-record.ts';
export { MarkLesson } from './use-cases/progress/mark-lesson.ts';
export {
  clampPosition,
  toMultirange,
  countSecondsSql,
  type WatchedSpan,
  clampDeviceTime,
} from './use-cases/progress/watched-ranges.ts';
export { lessonSeenThreshold } from './domain/lesson-progress.entity.ts';
export { computePracticeDay } from './use-cases/sits/practice-day.ts';
export { ReadPracticeSummary, type NextPracticeStep, type PracticeSummary } from './use-cases/read-practice-summary.ts';
export { FindProgramUsers, type ProgramState } from './use-cases/progress/find-program-users.ts';
export { FindQuietMembers } from './use-cases/record/find-quiet-members.ts';
export { openFirstJournalEntry } from './use-cases/journal/open-first-entry.ts';
