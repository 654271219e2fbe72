import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { JournalEntry } from '../domain/journal-entry.entity.ts';
import { LessonProgress, OpenedModuleNotice } from '../domain/lesson-progress.entity.ts';
import { MeditationPosition } from '../domain/meditation-position.entity.ts';
import { TrackingConsent } from '../domain/tracking-consent.entity.ts';
import { Sit, Sitter } from '../domain/sit.entity.ts';
import { ReadJournal } from './journal/read-journal.ts';

export interface PracticeExport {
  readonly lessons: readonly object[];
  readonly meditations: readonly object[];
  readonly openedModules: readonly object[];
  readonly sits: readonly object[];
  readonly keepsRecord: boolean;
  readonly showsLight: boolean;
  readonly seenSittingAt: Date | null;
  readonly recordNotKept: string;
  readonly journal: AsyncIterable<readonly object[]>;
}

/** The data contains the decrypted journal, so return the data only to its user. */
@Injectable()
export class CollectPracticeData {
  constructor(
    private readonly database: Database,
    private readonly journal: ReadJournal,
  ) {}

  async read(userId: string): Promise<PracticeExport> {
    const em = this.database.em();
    const lessons = await em.find(LessonProgress, { userId }, { orderBy: { startedAt: 'asc' } });
    const meditations = await em.find(MeditationPosition, { userId });
    const opened = await em.find(OpenedModuleNotice, { userId }, { orderBy: { toldAt: 'asc' } });
    const sits = await em.find(Sit, { userId }, { orderBy: { startedAt: 'asc' } });
    const consent = await em.findOne(TrackingConsent, { userId });
    const sitter = await em.findOne(Sitter, { userId });
    return {
      lessons: lessons.map(({ lessonId, positionSec, positionPlayedAt, watched, startedAt, doneAt, markedAt }) => ({
        ...{ lessonId, positionSec, lastPlayedAt: positionPlayedAt, watched, startedAt, doneAt, markedAt },
      })),
      meditations: meditations.map(({ meditationId, positionSec, playedAt }) => ({
        ...{ meditationId, positionSec, playedAt },
      })),
      openedModules: opened.map(({ moduleId, toldAt }) => ({ moduleId, toldAt })),
      sits: sits.map(({ kind, meditationId, startedAt, seconds, zone, day }) => ({
        ...{ kind, meditationId, startedAt, seconds, zone, day },
      })),
      keepsRecord: consent?.keepsRecord ?? true,
      showsLight: consent?.showsLight ?? false,
      seenSittingAt: sitter?.seenAt ?? null,
      recordNotKept: consent?.notKept ?? '{}',
      journal: this.journal.batches(userId, { withDeleted: true }),
    };
  }
}

@Injectable()
export class ErasePracticeData {
  constructor(private readonly tx: Transaction) {}

  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(LessonProgress, { userId });
      await em.nativeDelete(MeditationPosition, { userId });
      await em.nativeDelete(OpenedModuleNotice, { userId });
      await em.nativeDelete(Sit, { userId });
      await em.nativeDelete(Sitter, { userId });
      await em.nativeDelete(TrackingConsent, { userId });
      await em.nativeDelete(JournalEntry, { userId });
    });
  }
}
