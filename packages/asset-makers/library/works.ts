import { Sheet } from './sheet.ts';
import { ventureCanvasText, circleAtHomeText, weekOfNoticingText } from './text.ts';

export interface Program {
  readonly title: string;
  readonly modules: readonly { readonly title: string; readonly lessons: readonly Lesson[] }[];
}

interface Lesson {
  readonly title: string;
  readonly summary: string;
  readonly reflectionPrompt: string;
  readonly paragraphs?: readonly string[];
}

export async function makeCircleAtHome(): Promise<Buffer> {
  const sheet = await Sheet.begin(circleAtHomeText.cover);
  for (const { title, paragraphs } of circleAtHomeText.chapters) {
    sheet.chapter(title);
    for (const paragraph of paragraphs) sheet.paragraph(paragraph);
  }
  sheet.chapter('Six questions');
  for (const question of circleAtHomeText.questions) sheet.question(question, 0);
  return sheet.paper.finish();
}

export async function makeWeekOfNoticing(): Promise<Buffer> {
  const sheet = await Sheet.begin(weekOfNoticingText.cover);
  sheet.chapter('How to use it');
  for (const paragraph of weekOfNoticingText.opening) sheet.paragraph(paragraph);
  for (const [title, practice, question] of weekOfNoticingText.days) {
    sheet.chapter(title);
    sheet.paragraph(practice);
    sheet.label('In the evening');
    sheet.question(question, 9);
  }
  return sheet.paper.finish();
}

export async function makeVentureCanvas(): Promise<Buffer> {
  const sheet = await Sheet.begin(ventureCanvasText.cover);
  sheet.turn();
  for (const [title, hint, height] of ventureCanvasText.boxes) sheet.box(title, hint, height);
  return sheet.paper.finish();
}

export async function makeWorkbook({ modules }: Program): Promise<Buffer> {
  const sheet = await Sheet.begin({
    title: ['Foundations', 'Workbook'],
    subtitle: 'The questions of the six weeks, with room to answer',
    hour: 1,
  });
  for (const { title, lessons } of modules) {
    sheet.chapter(title);
    for (const [at, lesson] of lessons.entries()) {
      if (at > 0) sheet.turn();
      sheet.label(lesson.title);
      sheet.paragraph(lesson.summary);
      sheet.question(lesson.reflectionPrompt, 9);
    }
  }
  return sheet.paper.finish();
}

export async function makeTranscripts({ title, modules }: Program): Promise<Buffer> {
  const sheet = await Sheet.begin({
    title: title.split(' '),
    subtitle: 'The talks of the eight weeks, to read',
    hour: 6,
  });
  for (const { title: module, lessons } of modules) {
    sheet.chapter(module);
    for (const lesson of lessons) {
      if (!lesson.paragraphs) continue;
      sheet.heading(lesson.title);
      for (const paragraph of lesson.paragraphs) sheet.paragraph(paragraph);
    }
  }
  return sheet.paper.finish();
}
