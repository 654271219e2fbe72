import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { buildNewestSearch, hasSearchableTrigram, toLikePattern } from '#platform/database/search-newest.ts';
import {
  toResultPage,
  readPageRows,
  type ListQuery,
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';
import { inquiryKinds, type InquiryKind, type InquiryStatus } from '../domain/inquiry-kinds.ts';
import type { InquiryPage } from './inquiries.view.ts';
import { toInquiryView } from './to-inquiry-view.ts';

interface InquiryFilters extends Pick<ListQuery, 'limit' | 'cursor' | 'q'> {
  readonly kind?: readonly InquiryKind[];
  readonly status?: InquiryStatus;
  readonly decision?: readonly string[];
}

type Time = Date | string;
type Row = Omit<Inquiry, 'receivedAt' | 'dueAt' | 'readAt' | 'answeredAt'> & {
  readonly receivedAt: Time;
  readonly dueAt: Time;
  readonly readAt: Time | null;
  readonly answeredAt: Time | null;
  readonly position: string;
};

const columns = `i.id, i.reference, i.kind, i.name, i.email, i.answers, i.status, i.received_at as "receivedAt",
  i.due_at as "dueAt", i.read_at as "readAt", i.answered_at as "answeredAt",
  i.venture_state as "ventureState",
  ${buildPositionColumn('i.received_at')}`;

/** This expression must be the same as in the definition of the index, so that PostgreSQL uses the index. */
const searchCondition = `search_fold(i.reference || ' ' || i.name || ' ' || i.email) like search_fold(?)`;

@Injectable()
export class ListInquiries {
  constructor(private readonly database: Database) {}

  async list({ kind = inquiryKinds, status, decision, limit, cursor, q }: InquiryFilters): Promise<InquiryPage> {
    const wanted = q?.replaceAll('\u0000', '') ?? ''; // Removes the NUL character, which PostgreSQL's text type cannot store.
    const conditions = [
      { sql: `i.kind = any(string_to_array(?, ','))`, params: [kind.join(',')] },
      ...(status ? [{ sql: 'i.status = ?', params: [status] }] : []),
      ...(wanted === '' ? [] : [{ sql: searchCondition, params: [toLikePattern(wanted)] }]),
      ...(decision
        ? [{ sql: `i.decision_id = any(string_to_array(?, ',')::uuid[])`, params: [decision.join(',')] }]
        : []),
    ];
    const { sql, params } = buildNewestSearch({
      ...{ table: 'inquiry', alias: 'i', time: 'received_at', columns, count: limit + 1 },
      condition: {
        sql: conditions.map((condition) => condition.sql).join(' and '),
        params: conditions.flatMap((condition) => condition.params),
      },
      after: {
        sql: cursor ? buildAfterCursorCondition('i.received_at', 'i.id') : '',
        params: cursor ? decodeTimeAndIdCursor(cursor) : [],
      },
      isIndexed: hasSearchableTrigram(wanted),
    });
    const read = this.database.sql<Row>(sql, params);
    const rows = await readPageRows(read, cursor);
    return toResultPage(rows, limit, rowToView, ({ position, id }) => [position, id]);
  }
}

const toDate = (value: Time): Date => new Date(value);

const rowToView = (row: Row) =>
  toInquiryView({
    ...row,
    receivedAt: toDate(row.receivedAt),
    dueAt: toDate(row.dueAt),
    readAt: row.readAt === null ? null : toDate(row.readAt),
    answeredAt: row.answeredAt === null ? null : toDate(row.answeredAt),
  });

@Injectable()
export class CountInquiries {
  constructor(private readonly database: Database) {}

  count(kinds: readonly InquiryKind[], status?: InquiryStatus): Promise<number> {
    return this.database.em().count(Inquiry, { kind: { $in: [...kinds] }, ...(status && { status }) });
  }
}
