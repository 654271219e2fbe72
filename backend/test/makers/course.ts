import type { World } from '../world.ts';
import { Editor, type Piece } from './editor.ts';

export interface Course {
  readonly editor: Editor;
  readonly program: Piece;
  readonly module: Piece;
  readonly lessons: Piece[];
}

export async function makeCourse(world: World, lessonCount: number, values: object = {}): Promise<Course> {
  const editor = await Editor.signUp(world);
  const program = await editor.program(values);
  const module = await editor.module(program.id, { slug: `module-${crypto.randomUUID()}` });
  const lessons: Piece[] = [];
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
