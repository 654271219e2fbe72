import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { CourseOutlineReader } from '#modules/content/index.ts';
import { TrackingConsent } from '../../domain/tracking-consent.entity.ts';
import { sitKinds, type SitKind } from '../../domain/sit.entity.ts';
import { computePracticeDay } from '../sits/practice-day.ts';
import { FindPracticeDays, type PracticeItem } from './find-practice-days.ts';
import { findCurrentLunarMonth } from './lunar-month.ts';
import type {
  PracticeDayDetailsView,
  MinutesByPracticeKindView,
  LunarMonthView,
  PracticeDayView,
  RecordView,
} from './record.view.ts';

interface Reader {
  readonly userId: string;
  readonly zone: string;
}

const dayMs = 86_400_000;

@Injectable()
export class ReadPracticeRecord {
  constructor(
    private readonly database: Database,
    private readonly practised: FindPracticeDays,
    private readonly outline: CourseOutlineReader,
  ) {}

  async read({ year: asked, ...reader }: Reader & { year?: number }): Promise<RecordView> {
    const now = realTime();
    const year = asked ?? Number(computePracticeDay(now, reader.zone).slice(0, 4));
    const consent = await this.database.em().findOne(TrackingConsent, { userId: reader.userId });
    // Reads from before 1 January in UTC, because the year begins up to a day earlier in some time zones.
    const from = new Date(Date.UTC(year, 0, -1));
    const found = await this.practised.between({ ...reader, from, to: new Date(Date.UTC(year + 1, 0, 2)) });
    const lately = await this.practised.between({ ...reader, from: findCurrentLunarMonth(now).from, to: now });
    const ofYear = found.filter(({ day }) => day.startsWith(`${year}-`));
    return {
      keepsRecord: consent?.keepsRecord ?? true,
      year,
      days: toDayViews(ofYear),
      byKind: minutesByKind(ofYear),
      months: Array.from({ length: 12 }, (_, at) => ({
        month: at + 1,
        ...minutesByKind(ofYear.filter(({ day }) => Number(day.slice(5, 7)) === at + 1)),
      })),
      moon: toMoonView(lately, now),
    };
  }

  async day({ day, ...reader }: Reader & { day: string }): Promise<PracticeDayDetailsView> {
    const noon = Date.parse(`${day}T12:00:00Z`);
    const near = { from: new Date(noon - 2 * dayMs), to: new Date(noon + 2 * dayMs) };
    const found = (await this.practised.between({ ...reader, ...near })).filter((one) => one.day === day);
    const titles = await this.readTitles(found);
    return {
      day,
      items: found.map((one) => ({
        kind: one.kind,
        at: one.at.toISOString(),
        title: (one.aboutId && titles.get(one.aboutId)) ?? null,
        minutes: sumMinutes([one]),
        positionSec: one.positionSec,
      })),
    };
  }

  async csv(reader: Reader): Promise<string> {
    const found = await this.practised.between({ ...reader, from: new Date(0), to: realTime() });
    const titles = await this.readTitles(found);
    const lines = found.map(({ day, kind, aboutId, seconds }) =>
      [day, kind, formatCsvCell((aboutId && titles.get(aboutId)) ?? ''), (seconds / 60).toFixed(1)].join(','),
    );
    return byteOrderMark + ['day,kind,title,minutes', ...lines, ''].join('\r\n');
  }

  private readTitles(found: readonly PracticeItem[]): Promise<ReadonlyMap<string, string>> {
    return this.outline.readTitles([...new Set(found.flatMap(({ aboutId }) => aboutId ?? []))]);
  }
}

/** Without the byte order mark, Excel does not read the file as UTF-8. */
const byteOrderMark = '\u{feff}';

/** A text that begins like a formula gets an apostrophe, because a spreadsheet would run it. */
const formatCsvCell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

const sumMinutes = (found: readonly Pick<PracticeItem, 'seconds'>[]): number =>
  Math.floor(found.reduce((sum, { seconds }) => sum + seconds, 0) / 60);

const minutesByKind = (found: readonly PracticeItem[]): MinutesByPracticeKindView =>
  Object.fromEntries(
    sitKinds.map((kind) => [kind, sumMinutes(found.filter(({ sitKind }) => sitKind === kind))]),
  ) as Record<SitKind, number>;

function toDayViews(found: readonly PracticeItem[]): PracticeDayView[] {
  const days = Map.groupBy(found, ({ day }) => day);
  return [...days]
    .map(([day, practised]) => toDayView(day, practised))
    .sort((one, other) => one.day.localeCompare(other.day));
}

function toDayView(day: string, practised: readonly PracticeItem[]): PracticeDayView {
  const [sits, lessons, written] = (['sit', 'lesson', 'written'] as const).map((kind) =>
    practised.filter((one) => one.kind === kind),
  ) as [PracticeItem[], PracticeItem[], PracticeItem[]];
  return {
    ...{ day, minutes: sumMinutes(practised) },
    ...{ sits: sits.length, sitMinutes: sumMinutes(sits) },
    ...{ lessons: lessons.length, lessonMinutes: sumMinutes(lessons), written: written.length },
  };
}

function toMoonView(found: readonly PracticeItem[], now: Date): LunarMonthView {
  const { from, full, to } = findCurrentLunarMonth(now);
  const days = new Set(found.map(({ day }) => day)).size;
  const iso = { from: from.toISOString(), full: full.toISOString(), to: to.toISOString() };
  return { ...iso, days, minutes: sumMinutes(found) };
}
