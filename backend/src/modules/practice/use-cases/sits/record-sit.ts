import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { computePracticeDay } from './practice-day.ts';
import { TrackingConsent } from '../../domain/tracking-consent.entity.ts';
import { Sit, type SitKind } from '../../domain/sit.entity.ts';
import { CreateJournalEntry } from '../journal/write-entry.ts';
import { clampDeviceTime } from '../progress/watched-ranges.ts';
import { buildRecordedCondition } from '../record/find-practice-days.ts';
import type { SitView } from './sits.view.ts';

interface NewSit {
  readonly userId: string;
  readonly clientId: string;
  readonly kind: SitKind;
  readonly meditationId: string | null;
  readonly startedAt: Date;
  readonly seconds: number;
  readonly zone: string;
  readonly note: string | undefined;
}

/** While the practice record is off, stores only the note of a meditation session. */
@Injectable()
export class RecordSit {
  constructor(
    private readonly tx: Transaction,
    private readonly writeEntry: CreateJournalEntry,
  ) {}

  record({ note, ...sit }: NewSit): Promise<SitView> {
    return this.tx.run(async ({ em }) => {
      const { userId, clientId, zone } = sit;
      const startedAt = correctFutureStart(sit, realTime());
      const timed = { ...sit, startedAt, day: computePracticeDay(startedAt, zone) };
      const consent = await em.findOne(TrackingConsent, { userId });
      const isKept = consent?.keepsRecord !== false && (await wasRecordOn(em, timed));
      const kept = isKept ? await insertSitOnce(em, timed) : undefined;
      const text = note?.trim();
      if (text) await this.writeEntry.writeOnce({ userId, clientId, source: 'free', sourceId: null, text, zone });
      return toView(kept ?? timed, kept !== undefined);
    });
  }
}

/** A meditation session cannot end in the future, so the start from a device clock that is ahead is corrected. */
function correctFutureStart({ startedAt, seconds }: Pick<NewSit, 'startedAt' | 'seconds'>, now: Date): Date {
  const latest = new Date(now.getTime() - seconds * 1000);
  return clampDeviceTime(startedAt, latest);
}

type TimedSit = Omit<NewSit, 'note' | 'startedAt'> & Pick<Sit, 'startedAt' | 'day'>;

async function wasRecordOn(em: EntityManager, { userId, startedAt, seconds }: TimedSit): Promise<boolean> {
  const endedAt = new Date(startedAt.getTime() + seconds * 1000);
  const [row] = await em.execute<{ isKept: boolean }[]>(
    `select ${buildRecordedCondition('?::uuid', '?::timestamptz')} as "isKept"`,
    [userId, endedAt],
  );
  return row?.isKept === true;
}

/**
 * A longer duration replaces the stored duration, because the device sends a session again when the user continues it.
 */
async function insertSitOnce(em: EntityManager, sit: TimedSit): Promise<Sit> {
  await em.upsert(
    Sit,
    { ...sit, id: newId() },
    { onConflictFields: ['userId', 'clientId'], onConflictAction: 'ignore' },
  );
  const kept = await em.findOneOrFail(Sit, { userId: sit.userId, clientId: sit.clientId });
  kept.seconds = Math.max(kept.seconds, sit.seconds);
  return kept;
}

const toView = (
  { clientId, day, startedAt, seconds }: Omit<SitView, 'startedAt' | 'kept'> & { startedAt: Date },
  kept: boolean,
): SitView => ({
  ...{ clientId, kept, day, seconds },
  startedAt: startedAt.toISOString(),
});
