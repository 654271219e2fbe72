import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ReactsTo } from '../../../platform/reactions/reaction.ts';
import { EventDateChanged } from '../../content/index.ts';
import { DateChangeToTell, type ChangeToTell } from '../domain/events.ts';
import { whoComes, whoComesTo } from '../use-cases/rsvp/places.ts';

/** So many people are told of by one fact. */
const atOnce = 500;

/** Tells everybody who said yes, or waits for a place, that a date was moved, cancelled, restored or added. */
@Injectable()
export class TellThoseWhoComeWhenDateChanged {
  constructor(private readonly tx: Transaction) {}

  @ReactsTo([EventDateChanged], { name: 'TellThoseWhoComeWhenEventDateChanged', queue: 'content' })
  tell({ eventId, knownAs, before, after, note, sequence }: EventDateChanged['payload']): Promise<void> {
    const change = changeOf(before, after);
    if (!change) return Promise.resolve();
    return this.tx.run(async ({ em, outbox }) => {
      const date = { eventId, knownAs: new Date(knownAs) };
      const rows = await em.execute<{ userId: string }[]>(
        `select user_id as "userId" from (${whoComes} union all
           select r.user_id, r.answered_at from rsvp r
           where r.event_id = ? and r.known_as = ? and r.state = 'waiting') told order by answered_at, user_id`,
        [...whoComesTo(date), eventId, date.knownAs],
      );
      const facts = { ...{ eventId, knownAs, change, note, sequence }, before: before?.startsAt ?? null };
      for (let from = 0; from < rows.length; from += atOnce) {
        const userIds = rows.slice(from, from + atOnce).map(({ userId }) => userId);
        outbox.append(new DateChangeToTell({ ...facts, startsAt: after.startsAt, endsAt: after.endsAt, userIds }));
      }
    });
  }
}

type States = Pick<EventDateChanged['payload'], 'before' | 'after'>;

/** Undefined where nothing changed that those who come must know at once, as the link to the room. */
function changeOf(before: States['before'], after: States['after']): ChangeToTell | undefined {
  if (!before) return 'added';
  if (after.isCancelled) return before.isCancelled ? undefined : 'cancelled';
  if (before.isCancelled) return 'restored';
  return before.startsAt === after.startsAt && before.endsAt === after.endsAt ? undefined : 'moved';
}
