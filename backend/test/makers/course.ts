import type { World } from '../world.ts';
import { Editor, type ContentItem } from './editor.ts';

export interface TestCourse {
  readonly editor: Editor;
  readonly program: ContentItem;
  readonly module: ContentItem;
  readonly lessons: ContentItem[];
}

export async function makeCourse(world: World, lessonCount: number, values: object = {}): Promise<TestCourse> {
  const editor = await Editor.signUp(world);
  const program = await editor.program(values);
  const module = await editor.module(program.id, { slug: `module-${crypto.randomUUID()}` });
  const lessons: ContentItem[] = [];
  for (let orderNum = 1; orderNum <= lessonCount; orderNum += 1)
    lessons.push(
      await editor.lesson(module.id, {
        title: `Lesson ${orderNum}`,
        slug: `lesson-${crypto.randomUUID()}`,
        orderNum,
        durationSec: 100,
      }),
    );
  return { editor, program, module, lessons };
}
