import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import {
  toResultPage,
  readPageRows,
  type PageQuery,
  decodeIdCursor,
  buildPositionColumn,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { ModerationAction } from '../../domain/moderation-action.entity.ts';
import type { PostState } from '../../domain/post.entity.ts';
import { formerMemberName } from '../people/authors.ts';
import type {
  ForumActionPageView,
  ModerationQueuePageView,
  ModerationQueueRowView,
  SuspendedMemberPageView,
  SuspendedMemberView,
} from './moderation.view.ts';
import { DisplayNameLookup } from './name-lookup.ts';
import { findActionTargets } from './find-action-targets.ts';
import { toModerationActionView } from './read-case.ts';

type QueuePageRequest = Pick<PageQuery, 'limit' | 'cursor'>;
type QueueRow = Omit<ModerationQueueRowView, 'waitsSince'> & { waitsSince: string; position: string };
type SuspendedRow = Omit<SuspendedMemberView, 'until'> & { until: string; position: string };

const toIsoTime = (time: string): string => new Date(time).toISOString();
const buildAfterCursorCondition = (time: string, id: string): string =>
  `and (${time}, ${id}) > (?::timestamp at time zone 'UTC', ?)`;

@Injectable()
export class ReadModerationQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly names: DisplayNameLookup,
  ) {}

  async listWaiting({
    limit,
    cursor,
    state,
  }: QueuePageRequest & { state?: PostState }): Promise<ModerationQueuePageView> {
    const read = this.database.sql<QueueRow>(
      `select p.id, t.title, c.title as "categoryTitle", p.state, p.open_reports as "openReports",
         coalesce(a.shown_name, a.account_name, '${formerMemberName}') as author, p.waits_since as "waitsSince",
         p.number = 1 or p.number is null and t.post_count = 0 as "isFirst",
         array(select distinct r.reason from forum_report r where r.post_id = p.id and r.decided_at is null) as reasons,
         ${buildPositionColumn('p.waits_since')}
       from forum_post p join forum_topic t on t.id = p.topic_id join forum_category c on c.id = t.category_id
       left join forum_profile a on a.user_id = p.author_id
       where p.waits_since is not null ${state ? 'and p.state = ?' : ''} ${cursor ? buildAfterCursorCondition('p.waits_since', 'p.id') : ''}
       order by p.waits_since, p.id limit ?`,
      [...(state ? [state] : []), ...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    const page = toResultPage(
      await readPageRows(read, cursor),
      limit,
      ({ position: _position, ...row }) => ({ ...row, waitsSince: toIsoTime(row.waitsSince) }),
      ({ position, id }) => [position, id],
    );
    return { ...page, waiting: await this.count() };
  }

  async count(): Promise<number> {
    const [row] = await this.database.sql<{ count: number }>(
      `select count(*)::int as count from forum_post where waits_since is not null`,
    );
    return row?.count ?? 0;
  }

  async listActions({ limit, cursor }: QueuePageRequest): Promise<ForumActionPageView> {
    const em = this.database.em();
    const before = cursor ? { id: { $lt: decodeIdCursor(cursor) } } : {};
    const found = await em.find(ModerationAction, before, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const nameOf = await this.names.load(found.flatMap(({ staffId, subjectId }) => [staffId, subjectId]));
    const placeOf = await findActionTargets(em, found);
    return toResultPage(
      found,
      limit,
      (action) => ({ ...toModerationActionView(action, nameOf), ...placeOf(action) }),
      ({ id }) => [id],
    );
  }

  async listSuspended({ limit, cursor }: QueuePageRequest): Promise<SuspendedMemberPageView> {
    const read = this.database.sql<SuspendedRow>(
      `select p.user_id as id, coalesce(p.shown_name, p.account_name) as name, p.suspended_until as until,
         p.suspended_why as reason, ${buildPositionColumn('p.suspended_until')}
       from forum_profile p where p.suspended_until > ? ${cursor ? buildAfterCursorCondition('p.suspended_until', 'p.user_id') : ''}
       order by p.suspended_until, p.user_id limit ?`,
      [this.clock.now(), ...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    return toResultPage(
      await readPageRows(read, cursor),
      limit,
      ({ position: _position, ...row }) => ({ ...row, until: toIsoTime(row.until) }),
      ({ position, id }) => [position, id],
    );
  }
}
