import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EventDateChanged } from '#modules/content/index.ts';
import { EventDateChangedNotice, type DateChangeType } from '../domain/events.ts';
import { splitIntoBatches, listAttendeesAndWaiting } from '../use-cases/rsvp/attendees.ts';

type Change = EventDateChanged['payload'];

@Injectable()
export class NotifyAttendeesWhenDateChanged {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  @ReactsTo([EventDateChanged], { name: 'TellThoseWhoComeWhenEventDateChanged', queue: 'content' })
  notify({ eventId, knownAs, before, after, note, sequence }: Change): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const change = classifyChange(before, after);
      if (!change || new Date(after.endsAt) <= this.clock.now()) return;
      const facts = { ...{ eventId, knownAs, change, note, sequence }, before: before?.startsAt ?? null };
      for (const userIds of splitIntoBatches(
        await listAttendeesAndWaiting(em, { eventId, knownAs: new Date(knownAs) }),
      ))
        outbox.append(
          new EventDateChangedNotice({ ...facts, startsAt: after.startsAt, endsAt: after.endsAt, userIds }),
        );
    });
  }
}

function classifyChange(before: Change['before'], after: Change['after']): DateChangeType | undefined {
  if (!before) return 'added';
  if (after.isCancelled) return before.isCancelled ? undefined : 'cancelled';
  if (before.isCancelled) return 'restored';
  return before.startsAt === after.startsAt && before.endsAt === after.endsAt ? undefined : 'moved';
}
