import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { EventDates } from '#modules/content/index.ts';
import { FindUsersById } from '#modules/auth/index.ts';
import { Attendance, computeJoinOpensAt } from '../../domain/attendance.entity.ts';
import { AttendeeNotFound, JoiningNotOpenYet } from '../../domain/errors.ts';
import type { AttendanceView } from './attendance.view.ts';

interface AttendanceCorrection {
  readonly eventId: string;
  readonly startsAt: Date;
}

@Injectable()
export class CorrectAttendance {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly users: FindUsersById,
    private readonly clock: Clock,
  ) {}

  async list({ eventId, startsAt }: AttendanceCorrection): Promise<AttendanceView> {
    const { knownAs } = this.dates.getStartingAt(await this.dates.readEvent(eventId), startsAt);
    const there = await this.database.em().find(Attendance, { eventId, knownAs }, { orderBy: { joinedAt: 'asc' } });
    const users = await this.users.list(there.map(({ userId }) => userId));
    const items = there.flatMap(({ userId, joinedAt, recordedBy }) => {
      const user = users.get(userId);
      const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
      return user
        ? [{ userId, name, email: user.email, joinedAt: joinedAt.toISOString(), recordedBy: recordedBy ?? null }]
        : [];
    });
    return { items };
  }

  async correct({
    userId,
    actorId,
    isPresent,
    ...asked
  }: AttendanceCorrection & { userId: string; actorId: string; isPresent: boolean }): Promise<AttendanceView> {
    const { eventId } = asked;
    const { knownAs, startsAt } = this.dates.getStartingAt(await this.dates.readEvent(eventId), asked.startsAt);
    if (isPresent && this.clock.now() < computeJoinOpensAt(startsAt))
      throw new JoiningNotOpenYet(computeJoinOpensAt(startsAt));
    if (!(await this.users.list([userId])).has(userId)) throw new AttendeeNotFound();
    await this.tx.run(async ({ em, auditLog }) => {
      await acquireTransactionLock(em, `attendance of ${eventId}`);
      const row = { userId, eventId, knownAs };
      const isKnown = (await em.count(Attendance, row)) > 0;
      if (isKnown === isPresent) return;
      // The member may join online at the same time, so an attendance that is already stored is not an error.
      const there = { ...row, joinedAt: this.clock.now(), recordedBy: actorId };
      if (isPresent)
        await em.upsert(Attendance, there, {
          onConflictFields: ['userId', 'eventId', 'knownAs'],
          onConflictAction: 'ignore',
        });
      else await em.nativeDelete(Attendance, row);
      const details = { eventId, date: knownAs.toISOString(), isPresent };
      auditLog.record({ action: 'live-events.attendance-corrected', actorId, subjectId: userId, details });
    });
    return this.list(asked);
  }
}
