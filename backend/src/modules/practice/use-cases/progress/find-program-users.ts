import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { CourseOutlineReader } from '#modules/content/index.ts';

export type ProgramState = 'started' | 'completed';

interface ProgramUsersQuery {
  readonly userIds: readonly string[];
  readonly programId: string;
  readonly state: ProgramState;
}

@Injectable()
export class FindProgramUsers {
  constructor(
    private readonly database: Database,
    private readonly outline: CourseOutlineReader,
  ) {}

  async filter({ userIds, programId, state }: ProgramUsersQuery): Promise<ReadonlySet<string>> {
    const modules = await this.outline.read();
    const lessonIds = modules.filter((one) => one.programId === programId).flatMap(({ lessons }) => lessons);
    if (lessonIds.length === 0 || userIds.length === 0) return new Set();
    const rows = await this.database.sql<{ id: string }>(
      `select p.user_id as id from lesson_progress p
       where p.user_id = any(?::uuid[]) and p.lesson_id = any(?::uuid[])
         and (?::boolean or p.done_at is not null)
       group by p.user_id having count(*) >= ?`,
      [
        `{${userIds.join(',')}}`,
        `{${lessonIds.map(({ id }) => id).join(',')}}`,
        state === 'started',
        state === 'started' ? 1 : lessonIds.length,
      ],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
