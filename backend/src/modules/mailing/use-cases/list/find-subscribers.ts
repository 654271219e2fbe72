import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { buildNewestSearch, hasSearchableTrigram, toLikePattern } from '#platform/database/search-newest.ts';
import {
  toResultPage,
  readPageRows,
  type ListQuery,
  type ResultPage,
  buildAfterCursorCondition,
  buildPositionColumn,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import type { SuppressionReason } from '../../domain/email-suppression.entity.ts';
import type { MailRecipient } from '../emails/define-mail.ts';

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly source: string | null;
  readonly subscribedAt: Date;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly lastEmailSentAt: Date | null;
  readonly suppression: SuppressionReason | null;
}

type Row = Subscriber & { readonly position: string };

const columns = `s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", s.source,
  s.subscribed_at as "subscribedAt", s.confirmed_at as "confirmedAt", s.unsubscribed_at as "unsubscribedAt",
  s.last_email_sent_at as "lastEmailSentAt",
  (select reason from email_suppression where address_hash = encode(sha256(convert_to(s.email, 'UTF8')), 'hex')) as suppression,
  ${buildPositionColumn('s.subscribed_at')}`;

/** The expressions must equal those of the two indexes, so that PostgreSQL uses the indexes. */
const buildSearchCondition = (pattern: string) => `(lower(s.email) like ${pattern}
  or search_fold(btrim(coalesce(s.first_name, '') || ' ' || coalesce(s.last_name, ''))) like ${pattern})`;

@Injectable()
export class FindSubscribers {
  constructor(private readonly database: Database) {}

  async find({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<ResultPage<Subscriber>> {
    const wanted = q?.replaceAll('\u0000', '') ?? ''; // Removes the NUL character, which PostgreSQL's text type cannot store.
    const fragment = toLikePattern(wanted);
    const { sql, params } = buildNewestSearch({
      ...{ table: 'email_subscriber', alias: 's', time: 'subscribed_at', columns, count: limit + 1 },
      condition:
        wanted === ''
          ? { sql: 'true', params: [] }
          : { sql: buildSearchCondition('search_fold(?)'), params: [fragment, fragment] },
      after: {
        sql: cursor ? buildAfterCursorCondition('s.subscribed_at', 's.id') : '',
        params: cursor ? decodeTimeAndIdCursor(cursor) : [],
      },
      isIndexed: hasSearchableTrigram(wanted),
      textSearch: { buildCondition: buildSearchCondition, text: wanted },
    });
    const read = this.database.sql<Row>(sql, params);
    const rows = await readPageRows(read, cursor);
    return toResultPage(rows, limit, toSubscriber, ({ position, id }) => [position, id]);
  }
}

const toDate = (value: Date | string): Date => new Date(value);

const toSubscriber = ({ id, email, firstName, lastName, source, suppression, ...at }: Row): Subscriber => ({
  id,
  email,
  firstName,
  lastName,
  source,
  suppression,
  subscribedAt: toDate(at.subscribedAt),
  confirmedAt: at.confirmedAt && toDate(at.confirmedAt),
  unsubscribedAt: at.unsubscribedAt && toDate(at.unsubscribedAt),
  lastEmailSentAt: at.lastEmailSentAt && toDate(at.lastEmailSentAt),
});

@Injectable()
export class ListSubscriberSources {
  constructor(private readonly database: Database) {}

  async list(): Promise<string[]> {
    const rows = await this.database.sql<{ source: string }>(
      'select distinct source from email_subscriber where source is not null order by source limit 100',
    );
    return rows.map(({ source }) => source);
  }
}

interface SubscriberCounts {
  readonly total: number;
  readonly active: number;
  readonly unsubscribed: number;
}

@Injectable()
export class CountSubscribers {
  constructor(private readonly database: Database) {}

  async count(): Promise<SubscriberCounts> {
    const [counts] = await this.database.sql<SubscriberCounts>(
      `select count(*)::int as total,
         (count(*) filter (where unsubscribed_at is null and confirmed_at is not null))::int as active,
         (count(*) filter (where unsubscribed_at is not null))::int as unsubscribed
       from email_subscriber`,
    );
    return counts ?? { total: 0, active: 0, unsubscribed: 0 };
  }
}

@Injectable()
export class FindSubscriberRecipient {
  constructor(private readonly database: Database) {}

  async find(subscriberId: string): Promise<MailRecipient | undefined> {
    const subscriber = await this.database.em().findOne(EmailSubscriber, { id: subscriberId });
    return subscriber ? { email: subscriber.email, firstName: subscriber.firstName, subscriberId } : undefined;
  }
}
