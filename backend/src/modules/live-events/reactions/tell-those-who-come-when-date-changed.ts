import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { lock } from '../../../platform/database/lock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ReactsTo } from '../../../platform/reactions/reaction.ts';
import { EventDateChanged, EventDates } from '../../content/index.ts';
import { DateChangeToTell, type ChangeToTell } from '../domain/events.ts';
import { inParts, placesOf, whoHearsOf, type NamedDate } from '../use-cases/rsvp/places.ts';

type Change = EventDateChanged['payload'];

/** Tells everybody who said yes, or waits for a place, that a date was moved, cancelled, restored or added. */
@Injectable()
export class TellThoseWhoComeWhenDateChanged {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly clock: Clock,
  ) {}

  @ReactsTo([EventDateChanged], { name: 'TellThoseWhoComeWhenEventDateChanged', queue: 'content' })
  tell({ eventId, knownAs, formerlyKnownAs, before, after, note, sequence }: Change): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const date = { eventId, knownAs: new Date(knownAs) };
      const event = formerlyKnownAs && (await this.dates.find(eventId));
      // Another change may have followed already: they go to where that led.
      if (event) await carryAnswers(em, { eventId, knownAs: event.startsAt }, new Date(formerlyKnownAs));
      const change = changeOf(before, after);
      // Nobody is told of a date that is over.
      if (!change || new Date(after.endsAt) <= this.clock.now()) return;
      const facts = { ...{ eventId, knownAs, change, note, sequence }, before: before?.startsAt ?? null };
      for (const userIds of inParts(await whoHearsOf(em, date)))
        outbox.append(new DateChangeToTell({ ...facts, startsAt: after.startsAt, endsAt: after.endsAt, userIds }));
    });
  }
}

/** Who comes, who was there and who was reminded: all hold on to the date by the name it has now. */
async function carryAnswers(em: EntityManager, { eventId, knownAs }: NamedDate, former: Date): Promise<void> {
  await lock(em, placesOf(eventId));
  for (const table of ['rsvp', 'attendance', 'reminder'])
    await em.execute(
      `update ${table} kept set known_as = ? where event_id = ? and known_as = ? and not exists (select from ${table} own
         where own.event_id = kept.event_id and own.known_as = ? and own.user_id = kept.user_id)`,
      [knownAs, eventId, former, knownAs],
    );
}

/** Undefined where nothing changed that those who come must know at once, as the link to the room. */
function changeOf(before: Change['before'], after: Change['after']): ChangeToTell | undefined {
  if (!before) return 'added';
  if (after.isCancelled) return before.isCancelled ? undefined : 'cancelled';
  if (before.isCancelled) return 'restored';
  return before.startsAt === after.startsAt && before.endsAt === after.endsAt ? undefined : 'moved';
}
