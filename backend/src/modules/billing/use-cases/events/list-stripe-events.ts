import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  toResultPage,
  buildPositionColumn,
  readPageRows,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import type { StripeEventPageView, StripeEventView } from '../figures/billing-admin.view.ts';

interface EventFilter {
  readonly state: 'unprocessed' | 'all';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

type Row = StripeEventView & { readonly position: string };

@Injectable()
export class ListStripeEvents {
  constructor(private readonly database: Database) {}

  async list({ state, limit, cursor }: EventFilter): Promise<StripeEventPageView> {
    const read = this.database.sql<Row>(
      `select id, type, created as "createdAt", received_at as "receivedAt", processed_at as "processedAt", fault,
         ${buildPositionColumn('received_at')}
       from stripe_event
       where true ${state === 'unprocessed' ? 'and processed_at is null' : ''} ${cursor ? buildAfterCursorCondition('received_at', 'id') : ''}
       order by received_at desc, id desc limit ?`,
      [...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    const rows = await readPageRows(read, cursor);
    return toResultPage(rows, limit, toView, ({ position, id }) => [position, id]);
  }
}

const toView = ({ id, type, createdAt, receivedAt, processedAt, fault }: Row): StripeEventView => ({
  id,
  type,
  createdAt: new Date(createdAt).toISOString(),
  receivedAt: new Date(receivedAt).toISOString(),
  processedAt: processedAt && new Date(processedAt).toISOString(),
  fault,
});
