import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { practiceDay } from './practice-day.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sit, type SitKind } from '../../domain/sit.entity.ts';
import { WriteEntry } from '../journal/write-entry.ts';
import { toldByDevice } from '../progress/watched.ts';
import { isRecorded } from '../record/find-practised.ts';
import type { SitView } from './sits.view.ts';

interface NewSit {
  readonly userId: string;
  readonly clientId: string;
  readonly kind: SitKind;
  readonly meditationId: string | null;
  readonly startedAt: Date;
  readonly seconds: number;
  readonly zone: string;
  /** Goes to the journal. */
  readonly note: string | undefined;
}

/** Writes a sit down, unless the person wishes no record. What a device sends ten times is one sit. */
@Injectable()
export class RecordSit {
  constructor(
    private readonly tx: Transaction,
    private readonly writeEntry: WriteEntry,
  ) {}

  record({ note, ...sit }: NewSit): Promise<SitView> {
    return this.tx.run(async ({ em }) => {
      const { userId, clientId, zone } = sit;
      const startedAt = beginningOf(sit, new Date());
      const timed = { ...sit, startedAt, day: practiceDay(startedAt, zone) };
      const wish = await em.findOne(PracticeWish, { userId });
      const isKept = wish?.keepsRecord !== false && (await wasWished(em, timed));
      const kept = isKept ? await keepOnce(em, timed) : undefined;
      const text = note?.trim();
      if (text) await this.writeEntry.writeOnce({ userId, clientId, source: 'free', sourceId: null, text, zone });
      return viewOf(kept ?? timed, kept !== undefined);
    });
  }
}

/** A sit that is to end only later was told by a clock that is ahead: it has ended now. */
function beginningOf({ startedAt, seconds }: Pick<NewSit, 'startedAt' | 'seconds'>, now: Date): Date {
  const latest = new Date(now.getTime() - seconds * 1000);
  return toldByDevice(startedAt, latest);
}

type TimedSit = Omit<NewSit, 'note' | 'startedAt'> & Pick<Sit, 'startedAt' | 'day'>;

/** A sit may be sent long after it was sat: it counts if a record was wished when it ended. */
async function wasWished(em: EntityManager, { userId, startedAt, seconds }: TimedSit): Promise<boolean> {
  const endedAt = new Date(startedAt.getTime() + seconds * 1000);
  const [row] = await em.execute<{ isKept: boolean }[]>(
    `select ${isRecorded('?::uuid', '?::timestamptz')} as "isKept"`,
    [userId, endedAt],
  );
  return row?.isKept === true;
}

/**
 * The row of a sit. A device that slept may have sent the beginning of a sit before: the longer of the two is the whole.
 */
async function keepOnce(em: EntityManager, sit: TimedSit): Promise<Sit> {
  await em.upsert(
    Sit,
    { ...sit, id: newId() },
    { onConflictFields: ['userId', 'clientId'], onConflictAction: 'ignore' },
  );
  const kept = await em.findOneOrFail(Sit, { userId: sit.userId, clientId: sit.clientId });
  kept.seconds = Math.max(kept.seconds, sit.seconds);
  return kept;
}

const viewOf = (
  { clientId, day, startedAt, seconds }: Omit<SitView, 'startedAt' | 'kept'> & { startedAt: Date },
  kept: boolean,
): SitView => ({
  ...{ clientId, kept, day, seconds },
  startedAt: startedAt.toISOString(),
});
