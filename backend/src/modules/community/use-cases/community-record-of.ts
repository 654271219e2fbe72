import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Deed } from '../domain/deed.entity.ts';
import { FormerWords } from '../domain/former-words.entity.ts';
import { Mute } from '../domain/mute.entity.ts';
import { Post } from '../domain/post.entity.ts';
import { Profile } from '../domain/profile.entity.ts';
import { Reading } from '../domain/reading.entity.ts';
import { Report } from '../domain/report.entity.ts';
import { Thanks } from '../domain/thanks.entity.ts';

export interface CommunityRecord {
  readonly profile: object | null;
  /** All one wrote, what was taken away too. */
  readonly posts: readonly object[];
  readonly formerWords: readonly object[];
  readonly topics: readonly object[];
  readonly thanked: readonly object[];
  readonly reports: readonly object[];
  /** Whose words one does not wish to read. */
  readonly muted: readonly string[];
  /** What staff decided about one's posts. */
  readonly decisions: readonly object[];
}

/** Everything this module holds on a person. Who reported their posts is not theirs to know. */
@Injectable()
export class CommunityRecordOf {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<CommunityRecord> {
    const em = this.database.em();
    const profile = await em.findOne(Profile, { userId });
    const posts = await em.find(Post, { authorId: userId }, { orderBy: { id: 'asc' } });
    const former = await em.find(FormerWords, { postId: { $in: posts.map(({ id }) => id) } });
    const topics = await em.find(Reading, { userId });
    const thanked = await em.find(Thanks, { userId });
    const reports = await em.find(Report, { reporterId: userId });
    const muted = await em.find(Mute, { userId });
    const deeds = await em.find(Deed, { subjectId: userId }, { orderBy: { id: 'asc' } });
    return {
      profile,
      posts: posts.map(({ id, topicId, source, state, createdAt, editedAt, deletedAt }) => ({
        ...{ id, topicId, text: source, state, createdAt, editedAt, deletedAt },
      })),
      formerWords: former.map(({ postId, source, replacedAt }) => ({ postId, text: source, replacedAt })),
      topics: topics.map(({ topicId, readNumber, follows }) => ({ topicId, readNumber, follows })),
      thanked: thanked.map(({ postId, givenAt }) => ({ postId, givenAt })),
      reports: reports.map(({ postId, reason, words, createdAt }) => ({ postId, reason, words, createdAt })),
      muted: muted.map(({ mutedId }) => mutedId),
      decisions: deeds.map(({ kind, postId, reason, until, createdAt }) => ({
        kind,
        postId,
        reason,
        until,
        createdAt,
      })),
    };
  }
}
