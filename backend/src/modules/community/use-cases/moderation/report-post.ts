import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { NoSuchPost, OwnPostNotAllowed } from '../../domain/errors.ts';
import { Report, reportCountThatHidesPost, type ReportReason } from '../../domain/report.entity.ts';
import { ForumAccess } from '../forum-access.ts';
import { holdPost } from '../posts/change-post.ts';
import type { PostView } from '../posts/posts.view.ts';
import { ReadPosts } from '../posts/read-posts.ts';
import { setPostState } from '../posts/set-post-state.ts';

interface NewReport {
  readonly userId: string;
  readonly id: string;
  readonly reason: ReportReason;
  readonly words: string | null;
}

@Injectable()
export class ReportPost {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly access: ForumAccess,
    private readonly readPosts: ReadPosts,
  ) {}

  async report({ userId, id, reason, words }: NewReport): Promise<PostView> {
    const reader = await this.access.requireReader(userId);
    await this.tx.run(async ({ em }) => {
      const { post, topic } = await holdPost(em, reader, id);
      if (post.authorId === userId) throw new OwnPostNotAllowed();
      if (await em.findOne(Report, { postId: id, reporterId: userId })) return;
      if (post.state !== 'shown') throw new NoSuchPost();
      const now = this.clock.now();
      em.create(Report, {
        id: newId(),
        postId: id,
        reporterId: userId,
        reason,
        words,
        createdAt: now,
        decidedAt: null,
      });
      post.openReports += 1;
      post.waitsSince ??= now;
      post.version += 1;
      if (post.openReports >= reportCountThatHidesPost) await setPostState(em, { topic, post, state: 'hidden', now });
    });
    return this.readPosts.one(id, userId);
  }
}
