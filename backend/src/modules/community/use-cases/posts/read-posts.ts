import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { Database } from '../../../../platform/database/database.ts';
import { FormerWords } from '../../domain/former-words.entity.ts';
import { Mute } from '../../domain/mute.entity.ts';
import { NoSuchPost, NoSuchTopic } from '../../domain/errors.ts';
import { Post } from '../../domain/post.entity.ts';
import { Report } from '../../domain/report.entity.ts';
import { Thanks } from '../../domain/thanks.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';
import { ForumDoor, isOpenTo } from '../forum-door.ts';
import { Authors } from '../people/authors.ts';
import type { FormerWordsView, PostsView, PostView } from './posts.view.ts';

interface Wanted {
  readonly userId: string;
  readonly slug: string;
  /** Those after this number, or before it; the first ones where neither is said. */
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
}

/** What others read of a post that is not shown. */
const asState = (post: Post): PostView['state'] => (post.state === 'held' ? 'hidden' : post.state);
const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** The posts of a topic, page by page. */
@Injectable()
export class ReadPosts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly door: ForumDoor,
    private readonly authors: Authors,
  ) {}

  /** Throws TierTooLow, NoSuchTopic. One's own held posts stand at the end. */
  async list({ userId, slug, after, before, limit }: Wanted): Promise<PostsView> {
    const reader = await this.door.enter(userId);
    const em = this.database.em();
    const topic = await em.findOne(Topic, { slug });
    if (!topic || !isOpenTo(reader, topic)) throw new NoSuchTopic();
    const isBackward = before !== undefined;
    const number = isBackward ? { $lt: before } : { $gt: after ?? 0 };
    const found = await em.find(
      Post,
      { topicId: topic.id, number },
      { orderBy: { number: isBackward ? 'desc' : 'asc' }, limit: limit + 1 },
    );
    const shown = found.slice(0, limit);
    if (isBackward) shown.reverse();
    const hasMore = found.length > limit;
    const hasLater = isBackward || hasMore;
    const held = hasLater
      ? []
      : await em.find(Post, { topicId: topic.id, authorId: userId, number: null, state: 'held' });
    return {
      items: await this.viewsOf([...shown, ...held], userId),
      hasEarlier: isBackward ? hasMore : (shown[0]?.number ?? 1) > 1,
      hasLater,
    };
  }

  /** One post after a change to it. */
  async one(id: string, userId: string): Promise<PostView> {
    const post = await this.database.em().findOneOrFail(Post, id, { failHandler: () => new NoSuchPost() });
    const [view] = await this.viewsOf([post], userId);
    if (!view) throw new NoSuchPost();
    return view;
  }

  /** How a post read before each edit, the latest first. Throws TierTooLow, NoSuchPost. */
  async history({ userId, id }: { userId: string; id: string }): Promise<FormerWordsView[]> {
    const reader = await this.door.enter(userId);
    const em = this.database.em();
    const post = await em.findOne(Post, { id });
    const topic = post && (await em.findOne(Topic, post.topicId));
    if (!topic || !isOpenTo(reader, topic) || post.state !== 'shown') throw new NoSuchPost();
    const former = await em.find(FormerWords, { postId: id }, { orderBy: { id: 'desc' }, limit: 50 });
    return former.map(({ html, replacedAt }) => ({ html, replacedAt: replacedAt.toISOString() }));
  }

  private async viewsOf(posts: readonly Post[], userId: string): Promise<PostView[]> {
    const ids = posts.map(({ id }) => id);
    const authorIds = posts.map(({ authorId }) => authorId);
    const em = () => this.database.em();
    const [authorOf, thanks, reports, mutes] = await Promise.all([
      this.authors.read(authorIds, userId),
      em().find(Thanks, { userId, postId: { $in: ids } }),
      em().find(Report, { reporterId: userId, postId: { $in: ids } }),
      em().find(Mute, { userId }),
    ]);
    const thanked = new Set(thanks.map(({ postId }) => postId));
    const reported = new Set(reports.map(({ postId }) => postId));
    const muted = new Set(mutes.map(({ mutedId }) => mutedId));
    const now = this.clock.now();
    return posts.map((post) => {
      const isMine = post.authorId === userId;
      const isMuted = muted.has(post.authorId ?? '');
      const isRead = post.state === 'shown' ? !isMuted : isMine && post.state === 'held';
      const mayEdit = isMine && isRead && now <= post.editableUntil();
      const bringBackUntil = post.bringBackUntil();
      return {
        ...{ id: post.id, number: post.number ?? null, state: isMine ? post.state : asState(post), isMuted },
        ...{ author: authorOf(post.authorId), html: isRead ? post.html : null },
        ...{ source: isMine && isRead ? post.source : null, mentions: isRead ? [...post.mentions] : [] },
        ...{ thanks: post.thanks, isThanked: thanked.has(post.id), isReported: reported.has(post.id) },
        ...{ createdAt: post.createdAt.toISOString(), editedAt: iso(post.editedAt), deletedAt: iso(post.deletedAt) },
        editableUntil: mayEdit ? iso(post.editableUntil()) : null,
        bringBackUntil: isMine && bringBackUntil && now <= bringBackUntil ? iso(bringBackUntil) : null,
      };
    });
  }
}
