import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { demoAccounts } from './accounts.ts';
import { buildForumRows, type DemoForumMember } from './forum-rows.ts';

const memberCount = 40;
const discussedLesson = 'Hard conversations';

@Injectable()
export class DemoForumSeeder {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<string> {
    const [there] = await this.database.sql('select 1 from forum_post limit 1');
    if (there) return 'the forum is there';
    const [admin] = await this.people('email = ?', 'admin@example.org');
    if (!admin) return 'no administrator of the demo data, so no forum';
    const members = await this.people('email like ?', 'member-%@example.org');
    const emails = demoAccounts.filter(({ tier }) => tier).map(({ name }) => `${name}@example.org`);
    const readers = await this.people(`email = any(string_to_array(?, ','))`, emails.join(','));
    const categories = await this.database.sql<{ id: string; slug: string }>('select id, slug from forum_category');
    const [lesson] = await this.database.sql<{ id: string }>('select id from lessons where title = ?', [
      discussedLesson,
    ]);
    const places = { categories, lessonId: lesson?.id ?? null };
    const tables = Object.entries(buildForumRows({ members, admin, readers }, places, this.clock.now()));
    await this.tx.run(async ({ em }) => {
      for (const [table, rows] of tables) await insertAll(em, table, rows);
      await em.execute(
        `update forum_category c set post_count = t.posts
         from (select category_id, sum(post_count) as posts from forum_topic group by category_id) t
         where t.category_id = c.id`,
      );
    });
    return 'members talk in the forum';
  }

  private people(condition: string, value: string): Promise<DemoForumMember[]> {
    return this.database.sql<DemoForumMember>(
      `select id, concat_ws(' ', first_name, last_name) as name, created_at as "joinedAt" from users
       where ${condition} order by email limit ?`,
      [value, memberCount],
    );
  }
}

async function insertAll(em: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  await em.execute(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
