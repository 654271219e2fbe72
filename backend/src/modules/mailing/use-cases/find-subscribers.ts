import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Database } from '../../../platform/database/database.ts';
import { BadCursor, keysOf, pageOf, type ListQuery, type Page } from '../../../platform/http/page.ts';

/** An entry of the list, in or out. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly source: string | null;
  readonly subscribedAt: Date;
  readonly unsubscribedAt: Date | null;
  readonly lastEmailSentAt: Date | null;
}

type Row = Subscriber & { readonly position: string };

const columns = `s.id, s.email, s.first_name as "firstName", s.last_name as "lastName", s.source,
  s.subscribed_at as "subscribedAt", s.unsubscribed_at as "unsubscribedAt", s.last_email_sent_at as "lastEmailSentAt"`;

/** A page of the list, newest first. `q` is looked for in address, first and last name, whatever the case. */
@Injectable()
export class FindSubscribers {
  constructor(private readonly database: Database) {}

  async execute({ limit, cursor, q }: Pick<ListQuery, 'limit' | 'cursor' | 'q'>): Promise<Page<Subscriber>> {
    const wanted = q?.replaceAll('\u0000', '').toLowerCase() ?? ''; // PostgreSQL's text holds no NUL
    const rows = await this.database.sql<Row>(
      `select ${columns}, (extract(epoch from s.subscribed_at) * 1e6)::bigint::text as position
       from email_subscriber s
       where (position(? in lower(s.email)) > 0 or position(? in lower(concat_ws(' ', s.first_name, s.last_name))) > 0)
         ${cursor ? `and (s.subscribed_at, s.id) < (timestamptz 'epoch' + ?::bigint * interval '1 us', ?::uuid)` : ''}
       order by s.subscribed_at desc, s.id desc
       limit ?`,
      [wanted, wanted, ...(cursor ? positionOf(cursor) : []), limit + 1],
    );
    return pageOf(rows, limit, subscriberOf, ({ position, id }) => [position, id]);
  }
}

const time = (value: Date | string): Date => new Date(value);

const subscriberOf = ({ id, email, firstName, lastName, source, ...at }: Row): Subscriber => ({
  id,
  email,
  firstName,
  lastName,
  source,
  subscribedAt: time(at.subscribedAt),
  unsubscribedAt: at.unsubscribedAt && time(at.unsubscribedAt),
  lastEmailSentAt: at.lastEmailSentAt && time(at.lastEmailSentAt),
});

/** The last row shown, by microseconds and id. */
function positionOf(cursor: string): string[] {
  const [microseconds = '', id = ''] = keysOf(cursor, 2);
  if (!/^-?\d{1,16}$/.test(microseconds) || !isUuid(id)) throw new BadCursor();
  return [microseconds, id];
}
