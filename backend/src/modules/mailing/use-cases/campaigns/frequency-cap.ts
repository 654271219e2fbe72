import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { computeLocalDay, getReflectionZone } from '../reflections/reflection-times.ts';

const retentionMs = 7 * 86_400_000;

export interface FrequencyCappedEmail {
  readonly messageId: string;
  readonly subscriberId: string;
  readonly timeZone: string | null;
}

/** A subscriber gets at most one campaign or automation email per day. Daily reflections do not count. */
@Injectable()
export class FrequencyCap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async reserve(em: EntityManager, emails: readonly FrequencyCappedEmail[]): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const wanted = emails.map(({ messageId, subscriberId, timeZone }) => ({
      ...{ messageId, subscriberId },
      day: computeLocalDay(now, getReflectionZone({ timeZone })),
    }));
    const rows = await em.execute<{ id: string }[]>(
      `with wanted as (
         select * from jsonb_to_recordset(?::jsonb) as w("messageId" uuid, "subscriberId" uuid, day date)
       ), added as (
         insert into list_email_day (subscriber_id, day, message_id)
         select "subscriberId", day, "messageId" from wanted order by "subscriberId"
         on conflict do nothing returning message_id
       )
       select message_id as id from added
       union
       select d.message_id from list_email_day d
       join wanted w on w."subscriberId" = d.subscriber_id and w.day = d.day and w."messageId" = d.message_id`,
      [JSON.stringify(wanted)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  @Schedule({ name: 'mailing.forget-email-days', queue: 'mailing', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retentionMs).toISOString().slice(0, 10);
    await deleteRowsInSlices(this.database, { table: 'list_email_day', where: 'day < ?::date', orderBy: 'day' }, [
      before,
    ]);
  }
}
