import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { EventDates } from '#modules/content/index.ts';
import { Attendance } from '../domain/attendance.entity.ts';
import { Reminder } from '../domain/reminder.entity.ts';
import { ReplayProgress } from '../domain/replay-progress.entity.ts';
import { Rsvp } from '../domain/rsvp.entity.ts';
import { ManageCalendarUrls } from './calendar/calendar-urls.ts';
import { PromoteFromWaitlist } from './rsvp/promote-from-waitlist.ts';
import { buildPlacesLockName } from './rsvp/attendees.ts';

export interface LiveEventsExport {
  readonly attendance: readonly object[];
  readonly answers: readonly object[];
  readonly reminders: readonly object[];
  readonly replays: readonly object[];
  readonly calendar: object | null;
}

@Injectable()
export class CollectLiveEventsData {
  constructor(
    private readonly database: Database,
    private readonly calendarAddresses: ManageCalendarUrls,
  ) {}

  async read(userId: string): Promise<LiveEventsExport> {
    const em = this.database.em();
    const attendance = await em.find(Attendance, { userId }, { orderBy: { joinedAt: 'asc' } });
    const answers = await em.find(Rsvp, { userId }, { orderBy: { answeredAt: 'asc' } });
    const reminders = await em.find(Reminder, { userId }, { orderBy: { createdAt: 'asc' } });
    const replays = await em.find(ReplayProgress, { userId }, { orderBy: { playedAt: 'asc' } });
    return {
      attendance: attendance.map(({ eventId, knownAs, joinedAt }) => ({ eventId, date: knownAs, joinedAt })),
      answers: answers.map(({ eventId, knownAs, state, answeredAt }) => ({
        ...{ eventId, date: knownAs, state, answeredAt },
      })),
      reminders: reminders.map(({ eventId, startsAt, kind, createdAt }) => ({ eventId, startsAt, kind, createdAt })),
      replays: replays.map(({ replayId, positionSec, playedAt, watched, doneAt }) => ({
        ...{ replayId, positionSec, lastPlayedAt: playedAt, watched, doneAt },
      })),
      calendar: await this.calendarAddresses.find(userId),
    };
  }
}

@Injectable()
export class EraseLiveEventsData {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly givePlaces: PromoteFromWaitlist,
    private readonly calendarAddresses: ManageCalendarUrls,
  ) {}

  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const answers = await em.find(Rsvp, { userId }, { fields: ['eventId'] });
      const eventIds = [...new Set(answers.map(({ eventId }) => eventId))].sort();
      // The lock prevents reminders to the member until the transaction commits.
      for (const eventId of eventIds) await acquireTransactionLock(em, buildPlacesLockName(eventId));
      await em.nativeDelete(Attendance, { userId });
      await em.nativeDelete(Reminder, { userId });
      await em.nativeDelete(ReplayProgress, { userId });
      await em.nativeDelete(Rsvp, { userId });
      await this.calendarAddresses.forget(userId);
      for (const eventId of eventIds) {
        const event = await this.dates.findEvents(eventId);
        if (event) await this.givePlaces.promoteAllDates(event);
      }
    });
  }
}
