import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { dropOverlappingSits } from '../../domain/drop-overlapping-sits.ts';
import { Sit, type SitKind } from '../../domain/sit.entity.ts';
import { computePracticeDay } from '../sits/practice-day.ts';
import type { PracticeKind } from './record.view.ts';

export interface PracticeItem {
  readonly kind: PracticeKind;
  readonly at: Date;
  readonly day: string;
  readonly seconds: number;
  readonly aboutId: string | null;
  readonly sitKind?: SitKind;
  readonly positionSec: number | null;
}

interface PracticeRange {
  readonly userId: string;
  readonly zone: string;
  readonly from: Date;
  readonly to: Date;
}

interface LessonRow {
  readonly id: string;
  readonly at: string;
  readonly seconds: number;
  readonly positionSec: number;
  readonly isDone: boolean;
}

interface EntryRow {
  readonly id: string | null;
  readonly at: string;
  readonly zone: string | null;
}

const dayMs = 86_400_000;

export const buildRecordedCondition = (userId: string, at: string) =>
  `not exists (select 1 from practice_tracking_consent w where w.user_id = ${userId} and w.not_kept @> ${at})`;

export const lessonTimeSql = 'coalesce(p.done_at, p.position_played_at)';

@Injectable()
export class FindPracticeDays {
  constructor(private readonly database: Database) {}

  async between(wanted: PracticeRange): Promise<PracticeItem[]> {
    const [sits, lessons, entries] = await Promise.all([this.sits(wanted), this.lessons(wanted), this.entries(wanted)]);
    return [...sits, ...lessons, ...entries].sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  private async sits({ userId, from, to }: PracticeRange): Promise<PracticeItem[]> {
    // Reads from one day earlier, because an earlier meditation session may overlap the first session of the range.
    const earlier = new Date(from.getTime() - dayMs);
    const found = await this.database
      .em()
      .find(Sit, { userId, startedAt: { $gte: earlier, $lte: to } }, { orderBy: { startedAt: 'asc', id: 'asc' } });
    return dropOverlappingSits(found)
      .filter(({ startedAt }) => startedAt >= from)
      .map(({ startedAt: at, day, seconds, kind: sitKind, meditationId }) => ({
        ...{ kind: 'sit' as const, at, day, seconds, sitKind, aboutId: meditationId ?? null, positionSec: null },
      }));
  }

  private async lessons({ userId, zone, from, to }: PracticeRange): Promise<PracticeItem[]> {
    const rows = await this.database.sql<LessonRow>(
      `select p.lesson_id as id, ${lessonTimeSql} as at, p.seen_sec as seconds, p.position_sec as "positionSec",
         p.done_at is not null as "isDone"
       from lesson_progress p
       where p.user_id = ? and (p.done_at is not null or p.seen_sec > 0)
         and ${lessonTimeSql} between ? and ? and ${buildRecordedCondition('p.user_id', lessonTimeSql)}`,
      [userId, from, to],
    );
    return rows.map(({ id: aboutId, at: when, seconds, positionSec, isDone }) => {
      const at = new Date(when);
      return {
        ...{ kind: 'lesson' as const, at, day: computePracticeDay(at, zone), seconds, aboutId },
        positionSec: isDone ? null : positionSec,
      };
    });
  }

  private async entries({ userId, zone: zoneOfReader, from, to }: PracticeRange): Promise<PracticeItem[]> {
    const rows = await this.database.sql<EntryRow>(
      `select e.source_id as id, e.written_at as at, e.zone from journal_entry e
       where e.user_id = ? and e.deleted_at is null and e.written_at between ? and ?
         and ${buildRecordedCondition('e.user_id', 'e.written_at')}`,
      [userId, from, to],
    );
    return rows.map(({ id: aboutId, at: when, zone }) => {
      const at = new Date(when);
      return {
        ...{
          kind: 'written' as const,
          at,
          day: computePracticeDay(at, zone ?? zoneOfReader),
          seconds: 0,
          aboutId,
          positionSec: null,
        },
      };
    });
  }
}
