import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import {
  toResultPage,
  readPageRows,
  type PageQuery,
  buildPositionColumn,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { Inquiry } from '../../domain/inquiry.entity.ts';
import { Mentoring, type MentoringState } from '../../domain/mentoring.entity.ts';
import { toMentoringView, type MentoringPageView } from './mentoring.view.ts';

@Injectable()
export class ListMentoring {
  constructor(
    private readonly database: Database,
    private readonly entitlementsOf: ReadEntitlements,
    private readonly clock: Clock,
  ) {}

  async list({ state, limit, cursor }: PageQuery & { state: MentoringState }): Promise<MentoringPageView> {
    const read = this.database.sql<{ id: string; position: string }>(
      `select m.inquiry_id as id, ${buildPositionColumn('m.asked_at')} from mentoring m
       where m.state = ? ${cursor ? `and (m.asked_at, m.inquiry_id) > (?::timestamp at time zone 'UTC', ?)` : ''}
       order by m.asked_at, m.inquiry_id limit ?`,
      [state, ...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    const rows = await readPageRows(read, cursor);
    const em = this.database.em();
    const ids = rows.map(({ id }) => id);
    const [found, inquiries] = await Promise.all([
      em.find(Mentoring, { inquiryId: ids }),
      this.database.em().find(Inquiry, { id: ids }),
    ]);
    const entitlements = await this.entitlementsOf.read(found.map(({ userId }) => userId));
    const byId = new Map(found.map((mentoring) => [mentoring.inquiryId, mentoring]));
    const { items, nextCursor } = toResultPage(
      rows,
      limit,
      ({ id }) => id,
      ({ position, id }) => [position, id],
    );
    return {
      nextCursor,
      items: items.flatMap((id) => {
        const [mentoring, inquiry] = [byId.get(id), inquiries.find((one) => one.id === id)];
        if (!mentoring || !inquiry) return [];
        const { userId } = mentoring;
        const isVisionary = entitlements.get(userId)?.tier === 'visionary';
        const { name, email } = inquiry;
        return [{ ...toMentoringView(mentoring, inquiry, this.clock.now()), userId, name, email, isVisionary }];
      }),
    };
  }
}
