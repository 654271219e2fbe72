import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import type { LessonOutline, MeditationOutline, ModuleOutline } from '#modules/content/index.ts';
import { dropOverlappingSits } from '../domain/drop-overlapping-sits.ts';
import { LessonReleaseChecker } from './progress/lesson-release.ts';
import { findFirstUnfinishedLesson, findNextLesson, type LessonInModule } from './progress/next-lesson.ts';
import { buildRecordedCondition, lessonTimeSql } from './record/find-practice-days.ts';
import { findCurrentLunarMonth } from './record/lunar-month.ts';
import { computePracticeDay } from './sits/practice-day.ts';

export type NextPracticeStep =
  | {
      readonly kind: 'lesson';
      readonly lesson: LessonOutline;
      readonly module: ModuleOutline;
      readonly positionSec: number;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'meditation'; readonly meditation: MeditationOutline; readonly positionSec: number };

export interface PracticeSummary {
  readonly next: NextPracticeStep | undefined;
  readonly isAllSeen: boolean;
  readonly modules: { readonly begun: number; readonly total: number };
  readonly moon: { readonly from: Date; readonly to: Date; readonly days: readonly string[] };
  readonly wroteAt: Date | null;
}

interface SummaryQuery {
  readonly userId: string;
  readonly zone: string;
  readonly tier: Tier;
  readonly modules: readonly ModuleOutline[];
  readonly meditations: readonly MeditationOutline[];
  readonly reflectionId: string | null;
}

interface Row {
  readonly lessons: {
    readonly lessonId: string;
    readonly positionSec: number;
    readonly playedAt: string;
    readonly startedAt: string;
    readonly doneAt: string | null;
  }[];
  readonly heard: { readonly meditationId: string; readonly positionSec: number; readonly playedAt: string } | null;
  readonly sits: { readonly day: string; readonly startedAt: string; readonly seconds: number }[];
  readonly others: { readonly at: string; readonly zone: string | null }[];
  readonly wroteAt: string | Date | null;
}

/** Counts the same days as `FindPracticeDays`, but in one SQL statement for speed. */
const summaryStatement = {
  name: 'practice.now',
  text: `select
    (select coalesce(jsonb_agg(jsonb_build_object('lessonId', lesson_id, 'positionSec', position_sec,
      'playedAt', position_played_at, 'startedAt', started_at, 'doneAt', done_at) order by position_played_at desc), '[]')
      from lesson_progress where user_id = $1) as lessons,
    (select jsonb_build_object('meditationId', meditation_id, 'positionSec', position_sec, 'playedAt', played_at)
      from meditation_position where user_id = $1 order by played_at desc limit 1) as heard,
    (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'startedAt', started_at, 'seconds', seconds)
      order by started_at, id), '[]') from sit where user_id = $1 and started_at >= $2 and started_at <= $3) as sits,
    (select coalesce(jsonb_agg(jsonb_build_object('at', o.at, 'zone', o.zone)), '[]') from (
      select ${lessonTimeSql} as at, null as zone from lesson_progress p
        where p.user_id = $1 and (p.done_at is not null or p.seen_sec > 0)
      union all
      select written_at, zone from journal_entry where user_id = $1 and deleted_at is null
    ) o where o.at between $5 and $3 and ${buildRecordedCondition('$1', 'o.at')}) as others,
    (select min(written_at) from journal_entry where user_id = $1 and source = 'reflection' and source_id = $4
      and deleted_at is null) as "wroteAt"`,
};

const dayMs = 86_400_000;

@Injectable()
export class ReadPracticeSummary {
  constructor(
    private readonly database: Database,
    private readonly release: LessonReleaseChecker,
  ) {}

  async read({ userId, zone: zoneOfReader, reflectionId, ...course }: SummaryQuery): Promise<PracticeSummary> {
    const now = realTime();
    const moon = findCurrentLunarMonth(now);
    // Reads from one day earlier, because an earlier meditation session may overlap the first session of the month.
    const [row] = await this.database.prepared<Row>(summaryStatement, [
      userId,
      new Date(moon.from.getTime() - dayMs),
      now,
      reflectionId,
      moon.from,
    ]);
    if (!row) throw new Error('A statement without a table answers one row');
    const sits = row.sits.map(({ startedAt, ...sit }) => ({ ...sit, startedAt: new Date(startedAt) }));
    const ofSits = dropOverlappingSits(sits).flatMap(({ startedAt, day }) => (startedAt >= moon.from ? day : []));
    const ofOthers = row.others.map(({ at, zone }) => computePracticeDay(new Date(at), zone ?? zoneOfReader));
    return {
      ...this.summarizeCourse(row, course),
      moon: { ...moon, days: [...new Set([...ofSits, ...ofOthers])].sort() },
      wroteAt: row.wroteAt === null ? null : new Date(row.wroteAt),
    };
  }

  private summarizeCourse(
    { lessons: begun, heard }: Row,
    { tier, modules, meditations }: Pick<SummaryQuery, 'tier' | 'modules' | 'meditations'>,
  ): Pick<PracticeSummary, 'next' | 'isAllSeen' | 'modules'> {
    const lessons = modules.flatMap((module) => module.lessons);
    const present = new Set(lessons.map(({ id }) => id));
    const byLesson = new Map(
      begun
        .filter(({ lessonId }) => present.has(lessonId))
        .map(({ startedAt, doneAt, ...rest }) => [
          rest.lessonId,
          { ...rest, startedAt: new Date(startedAt), doneAt: toDate(doneAt) },
        ]),
    );
    const waiting = this.release.waiting(modules, byLesson, tier);
    const isWithin = ({ visibilityTier }: LessonOutline) => isTierAtLeast(tier, visibilityTier);
    const isOpen = (lesson: LessonOutline) => isWithin(lesson) && !waiting.has(lesson.id);
    const found = findNextLesson(modules, byLesson, isOpen) ?? findFirstUnfinishedLesson(modules, byLesson, isOpen);
    const [last] = byLesson.values();
    const opened = modules.filter((module) => module.lessons.some((one) => !one.isOpen && isWithin(one)));
    return {
      next: toMeditationStep(heard, meditations, tier, last?.playedAt) ?? toLessonStep(found, byLesson),
      isAllSeen: !found && waiting.size === 0 && lessons.some(isWithin),
      modules: {
        begun: opened.filter((module) => module.lessons.some(({ id }) => byLesson.has(id))).length,
        total: opened.length,
      },
    };
  }
}

const toDate = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

function toLessonStep(
  found: LessonInModule | undefined,
  byLesson: ReadonlyMap<string, { readonly positionSec: number }>,
): NextPracticeStep | undefined {
  if (!found) return undefined;
  const positionSec = byLesson.get(found.lesson.id)?.positionSec ?? 0;
  return { kind: 'lesson', ...found, positionSec, isFirst: byLesson.size === 0 };
}

function toMeditationStep(
  heard: Row['heard'],
  meditations: readonly MeditationOutline[],
  tier: Tier,
  lessonPlayedAt: string | undefined,
): NextPracticeStep | undefined {
  const meditation = meditations.find(({ id }) => id === heard?.meditationId);
  if (!heard || !meditation || !isTierAtLeast(tier, meditation.visibilityTier)) return undefined;
  if (lessonPlayedAt && new Date(lessonPlayedAt) > new Date(heard.playedAt)) return undefined;
  const isInMidst = heard.positionSec > 0 && heard.positionSec < meditation.durationSec;
  return isInMidst ? { kind: 'meditation', meditation, positionSec: heard.positionSec } : undefined;
}
