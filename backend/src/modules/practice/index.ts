export { PracticeModule } from './practice.module.ts';
export { ModuleOpened } from './domain/events.ts';
export { ForgetPractice, PracticeRecordOf, type PracticeRecord } from './use-cases/person-record.ts';
export { MarkLesson } from './use-cases/progress/mark-lesson.ts';
export { secondWithin, rangesOf, secondsIn, type Span, toldByDevice } from './use-cases/progress/watched.ts';
export { partToSee } from './domain/lesson-progress.entity.ts';
export { practiceDay } from './use-cases/sits/practice-day.ts';
export { ReadPracticeNow, type NextStep, type PracticeNow } from './use-cases/read-practice-now.ts';
