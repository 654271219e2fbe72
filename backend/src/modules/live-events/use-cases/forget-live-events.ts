import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EventDates } from '../../content/index.ts';
import { Attendance } from '../domain/attendance.entity.ts';
import { ReplayProgress } from '../domain/replay-progress.entity.ts';
import { Reminder } from '../domain/reminder.entity.ts';
import { Rsvp } from '../domain/rsvp.entity.ts';
import { CalendarAddresses } from './calendar/calendar-addresses.ts';
import { GivePlaces } from './rsvp/give-places.ts';

/** Deletes all that is kept on a person who came, or said so; their places go to those who wait. */
@Injectable()
export class ForgetLiveEvents {
  constructor(
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly givePlaces: GivePlaces,
    private readonly calendarAddresses: CalendarAddresses,
  ) {}

  /** Safe to run any number of times. */
  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const answers = await em.find(Rsvp, { userId }, { fields: ['eventId'] });
      await em.nativeDelete(Attendance, { userId });
      await em.nativeDelete(Reminder, { userId });
      await em.nativeDelete(ReplayProgress, { userId });
      await em.nativeDelete(Rsvp, { userId });
      await this.calendarAddresses.forget(userId);
      for (const eventId of new Set(answers.map((answer) => answer.eventId))) {
        const event = await this.dates.find(eventId);
        if (event) await this.givePlaces.giveOf(event);
      }
    });
  }
}
