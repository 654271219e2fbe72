import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { toPlainText } from '#platform/markdown/prose.ts';
import { EventDates } from './event-dates.ts';

export interface LinkedItem {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  readonly next?: { readonly startsAt: Date; readonly zone: string };
}

export type LinkedKind = 'events' | 'programs';

@Injectable()
export class FindLinkedItems {
  constructor(
    private readonly database: Database,
    private readonly eventDates: EventDates,
  ) {}

  async find(kind: LinkedKind, slug: string): Promise<LinkedItem | undefined> {
    const [row] = await this.database.sql<{ id: string; title: string; text: string | null }>(
      kind === 'events'
        ? 'select id, title, description as text from events where slug = ?'
        : 'select id, title, coalesce(summary, long_description) as text from programs where slug = ?',
      [slug],
    );
    if (!row) return undefined;
    const [summary = ''] = toPlainText(row.text ?? '').split('\n\n');
    const item = { title: row.title, path: `/${kind}/${slug}`, summary };
    const event = kind === 'events' ? await this.eventDates.findEvents(row.id) : undefined;
    const next = event && this.eventDates.currentOrNext(event);
    return event && next ? { ...item, next: { startsAt: next.startsAt, zone: event.zone } } : item;
  }
}
