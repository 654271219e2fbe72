/** What a person does with the teachings: how far they are, what they write, how they sit. It outlives every plan. */
export { PracticeModule } from './practice.module.ts';
export { ForgetPractice } from './use-cases/forget-practice.ts';
export { MarkLesson } from './use-cases/progress/mark-lesson.ts';
export { PracticeRecordOf, type PracticeRecord } from './use-cases/practice-record-of.ts';
