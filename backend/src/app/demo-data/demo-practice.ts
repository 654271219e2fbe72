import { Injectable } from '@nestjs/common';
import { CourseOutlineReader } from '#modules/content/index.ts';
import { MarkLesson } from '#modules/practice/index.ts';
import { Database } from '#platform/database/database.ts';
import { demoAccounts } from './accounts.ts';

const lessonsDone = [3, 1, 0, 0];

@Injectable()
export class DemoPracticeSeeder {
  constructor(
    private readonly database: Database,
    private readonly outline: CourseOutlineReader,
    private readonly markLesson: MarkLesson,
  ) {}

  async seed(): Promise<string> {
    const students = demoAccounts.filter(({ tier }) => tier).map(({ name }) => `${name}@example.org`);
    const fresh = await this.database.sql<{ id: string }>(
      `select id from users where email = any(string_to_array(?, ','))
       and not exists (select 1 from lesson_progress p where p.user_id = users.id)`,
      [students.join(',')],
    );
    const lessonIds = await this.lessonsToMark();
    for (const { id: userId } of fresh)
      for (const lessonId of lessonIds) await this.markLesson.mark({ userId, lessonId, seen: true });
    return `${students.length} accounts have begun to study`;
  }

  private async lessonsToMark(): Promise<string[]> {
    const modules = await this.outline.read();
    return lessonsDone
      .flatMap((count, at) => {
        const module = modules.find(({ featured }) => featured === at + 1);
        return [module?.lessons.slice(0, count).map(({ id }) => id) ?? []];
      })
      .reverse()
      .flat();
  }
}
