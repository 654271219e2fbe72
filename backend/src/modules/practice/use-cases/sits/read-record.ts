import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { countedSits } from '../../domain/counted-sits.ts';
import { moonOf } from './moon.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sit, sitKinds, type SitKind } from '../../domain/sit.entity.ts';
import type { KindMinutesView, MoonView, PracticeDayView, RecordView } from './sits.view.ts';

const dayMs = 86_400_000;

/** What a person has sat. */
@Injectable()
export class ReadRecord {
  constructor(private readonly database: Database) {}

  async read({ userId, year = new Date().getFullYear() }: { userId: string; year?: number }): Promise<RecordView> {
    const em = this.database.em();
    const now = new Date();
    const wish = await em.findOne(PracticeWish, { userId });
    // A year of some zone begins and ends up to a day away from ours.
    const sits = await this.sits(userId, new Date(Date.UTC(year, 0, -1)), new Date(Date.UTC(year + 1, 0, 2)));
    const lately = await this.sits(userId, moonOf(now).from, now);
    const ofYear = sits.filter(({ day }) => day.startsWith(`${year}-`));
    return {
      keepsRecord: wish?.keepsRecord ?? true,
      year,
      days: daysOf(ofYear),
      byKind: minutesByKind(ofYear),
      months: Array.from({ length: 12 }, (_, at) => ({
        month: at + 1,
        ...minutesByKind(ofYear.filter(({ day }) => Number(day.slice(5, 7)) === at + 1)),
      })),
      moon: moonViewOf(lately, now),
    };
  }

  /** One sit a line, as a table opens it: those that count, oldest first. */
  async csv(userId: string): Promise<string> {
    const sits = await this.sits(userId, new Date(0), new Date());
    const lines = sits.map(({ day, startedAt, zone, kind, seconds }) =>
      [day, startedAt.toISOString(), zone, kind, (seconds / 60).toFixed(1)].join(','),
    );
    return ['day,started_at,zone,kind,minutes', ...lines, ''].join('\r\n');
  }

  /** Those that count of the ones that began within a time, oldest first. */
  private async sits(userId: string, from: Date, to: Date): Promise<Sit[]> {
    // One that began before may be the longer of two.
    const earlier = new Date(from.getTime() - dayMs);
    const found = await this.database
      .em()
      .find(Sit, { userId, startedAt: { $gte: earlier, $lte: to } }, { orderBy: { startedAt: 'asc', id: 'asc' } });
    return countedSits(found).filter(({ startedAt }) => startedAt >= from);
  }
}

const minutesOf = (sits: readonly Pick<Sit, 'seconds'>[]): number =>
  Math.floor(sits.reduce((sum, { seconds }) => sum + seconds, 0) / 60);

const minutesByKind = (sits: readonly Sit[]): KindMinutesView =>
  Object.fromEntries(sitKinds.map((kind) => [kind, minutesOf(sits.filter((sit) => sit.kind === kind))])) as Record<
    SitKind,
    number
  >;

function daysOf(sits: readonly Sit[]): PracticeDayView[] {
  const days = new Map<string, Sit[]>();
  for (const sit of sits) days.set(sit.day, [...(days.get(sit.day) ?? []), sit]);
  return [...days]
    .map(([day, of]) => ({ day, sits: of.length, minutes: minutesOf(of) }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

function moonViewOf(sits: readonly Sit[], now: Date): MoonView {
  const { from, to } = moonOf(now);
  const days = new Set(sits.map(({ day }) => day)).size;
  return { from: from.toISOString(), to: to.toISOString(), days, minutes: minutesOf(sits) };
}
