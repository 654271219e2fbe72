/** What a person does with the teachings: how far they are, what they write, how they sit. It outlives every plan. */
export { PracticeModule } from './practice.module.ts';
export { ModuleOpened } from './domain/events.ts';
export { ForgetPractice } from './use-cases/forget-practice.ts';
export { MarkLesson } from './use-cases/progress/mark-lesson.ts';
export { secondWithin } from './use-cases/progress/length.ts';
export { partToSee } from './domain/lesson-progress.entity.ts';
export { rangesOf, secondsIn, type Span } from './use-cases/progress/watched.ts';
export { toldByDevice } from './domain/moments.ts';
export { practiceDay } from './use-cases/sits/practice-day.ts';
export { ReadPracticeNow, type NextStep, type PracticeNow } from './use-cases/read-practice-now.ts';
export { PracticeRecordOf, type PracticeRecord } from './use-cases/practice-record-of.ts';
