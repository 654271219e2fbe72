/** What a person does with the teachings: how far they are, what they write, how they sit. It outlives every plan. */
export { PracticeModule } from './practice.module.ts';
export { ForgetPractice } from './use-cases/forget-practice.ts';
export { MarkLesson } from './use-cases/progress/mark-lesson.ts';
export { practiceDay } from './use-cases/sits/practice-day.ts';
export { ReadPracticeNow, type NextStep, type PracticeNow } from './use-cases/read-practice-now.ts';
export { PracticeRecordOf, type PracticeRecord } from './use-cases/practice-record-of.ts';
