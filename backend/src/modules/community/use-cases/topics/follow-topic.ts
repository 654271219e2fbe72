import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { NoSuchTopic } from '../../domain/errors.ts';
import { Profile } from '../../domain/profile.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { Clock } from '#kernel/clock.ts';
import { ForumAccess, canOpenTopic } from '../forum-access.ts';

interface ReadMarkerUpdate {
  readonly userId: string;
  readonly topic: Topic;
  readonly follows: boolean;
  readonly hasWritten: boolean;
}

export async function saveReadMarker(
  em: EntityManager,
  { userId, topic, follows, hasWritten }: ReadMarkerUpdate,
): Promise<void> {
  const [before] = await em.execute<{ hasWritten: boolean }[]>(
    `select has_written as "hasWritten" from forum_read_marker where user_id = ? and topic_id = ?`,
    [userId, topic.id],
  );
  if (hasWritten && !before?.hasWritten) topic.people += 1;
  await em.execute(
    `insert into forum_read_marker as r (user_id, topic_id, read_number, follows, has_written) values (?, ?, ?, ?, ?)
     on conflict (user_id, topic_id) do update set follows = ${hasWritten ? 'r.follows or ' : ''}excluded.follows,
       has_written = r.has_written or excluded.has_written, read_number = greatest(r.read_number, excluded.read_number)`,
    [userId, topic.id, hasWritten ? topic.lastNumber : 0, follows, hasWritten],
  );
}

@Injectable()
export class FollowTopic {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
  ) {}

  async follow({ userId, slug, follows }: { userId: string; slug: string; follows: boolean }): Promise<void> {
    const topic = await this.open(userId, slug);
    await this.tx.run(({ em }) => saveReadMarker(em, { userId, topic, follows, hasWritten: false }));
  }

  async read({ userId, slug, number }: { userId: string; slug: string; number: number }): Promise<void> {
    const topic = await this.open(userId, slug);
    await this.database.sql(
      `insert into forum_read_marker as r (user_id, topic_id, read_number, follows, has_written) values (?, ?, ?, false, false)
       on conflict (user_id, topic_id) do update set read_number = greatest(r.read_number, excluded.read_number)`,
      [userId, topic.id, Math.min(number, topic.lastNumber)],
    );
  }

  async readAll(userId: string): Promise<void> {
    await this.access.requireReader(userId);
    await this.tx.run(async ({ em }) => {
      await em.nativeUpdate(Profile, { userId }, { readBefore: this.clock.now() });
      await em.execute(
        `update forum_read_marker r set read_number = t.last_number from forum_topic t
         where r.user_id = ? and t.id = r.topic_id and t.last_number > r.read_number`,
        [userId],
      );
    });
  }

  private async open(userId: string, slug: string): Promise<Topic> {
    const reader = await this.access.requireReader(userId);
    const topic = await this.database.em().findOne(Topic, { slug });
    if (!topic || !canOpenTopic(reader, topic)) throw new NoSuchTopic();
    return topic;
  }
}
