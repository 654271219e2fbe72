import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EventRemoved } from '#modules/content/index.ts';
import { EventRemovedNotice } from '../domain/events.ts';
import { Reminder } from '../domain/reminder.entity.ts';
import { Rsvp } from '../domain/rsvp.entity.ts';
import { splitIntoBatches, listAttendeesAndWaiting } from '../use-cases/rsvp/attendees.ts';

@Injectable()
export class NotifyAttendeesWhenEventRemoved {
  constructor(private readonly tx: Transaction) {}

  @ReactsTo([EventRemoved], { name: 'TellThoseWhoComeWhenEventRemoved', queue: 'content' })
  notify({ dates, ...event }: EventRemoved['payload']): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const { eventId } = event;
      if ((await em.count(Rsvp, { eventId })) === 0) return;
      const notified = new Set<string>();
      for (const { knownAs, startsAt } of dates) {
        const attendees = await listAttendeesAndWaiting(em, { eventId, knownAs: new Date(knownAs) });
        const next = attendees.filter((userId) => !notified.has(userId));
        next.forEach((userId) => notified.add(userId));
        for (const userIds of splitIntoBatches(next))
          outbox.append(new EventRemovedNotice({ ...event, startsAt, userIds }));
      }
      await em.nativeDelete(Rsvp, { eventId });
      await em.nativeDelete(Reminder, { eventId });
    });
  }
}
