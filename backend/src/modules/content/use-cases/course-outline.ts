import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { Database, type PreparedStatement } from '#platform/database/database.ts';
import type { RequestReader } from '#modules/membership/index.ts';
import { ContentNotFound } from '../domain/errors.ts';
import { getProgramTier, getRequiredTiers, computeVisibility } from '../domain/visibility.ts';
import type { ReleaseMode } from '../kinds/program/entity.ts';
import { Lesson } from '../kinds/lesson/entity.ts';
import { Meditation } from '../kinds/meditation/entity.ts';
import { Reflection } from '../kinds/reflection/entity.ts';
import { toReflectionView, type ReflectionView } from '../kinds/reflection/kind.ts';
import { ContentVersionReader } from './content-version.ts';
import { buildReflectionJsonSql } from './reflection-reader.ts';
import { isUuid } from '../kinds/sql.ts';

export interface LessonOutline {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly durationSec: number;
  readonly visibilityTier: Tier;
  readonly isOpen: boolean;
}

export interface ModuleOutline {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly featured: number | null;
  readonly programId: string;
  readonly programSlug: string;
  readonly programTitle: string;
  readonly opens: ReleaseMode;
  readonly lessons: readonly LessonOutline[];
}

export type ProgramLessonOutline = LessonOutline & Pick<ModuleOutline, 'programId' | 'opens'>;

export interface MeditationOutline {
  readonly id: string;
  readonly title: string;
  readonly durationSec: number;
  readonly visibilityTier: Tier;
}

interface MeditationRow extends Omit<MeditationOutline, 'visibilityTier'> {
  readonly tier: Tier;
  readonly isOpen: boolean;
}

interface Course {
  readonly modules: readonly ModuleOutline[];
  readonly meditations: readonly MeditationOutline[];
}

export interface ContentOfDay extends Course {
  readonly reflection: ReflectionView | null;
}

interface ReflectionRow {
  readonly reflection: ReflectionView | null;
}

interface DayRow extends ReflectionRow {
  readonly rows: Row[];
  readonly meditations: MeditationRow[];
}

interface Row extends Omit<ModuleOutline, 'lessons'> {
  readonly moduleTier: Tier;
  readonly isMembersOnly: boolean;
  /** Null for a module without lessons. */
  readonly lesson: (Omit<LessonOutline, 'visibilityTier'> & { readonly tier: Tier }) | null;
}

const moduleRowsSql = `select m.id, m.slug, m.title, m.featured, m.visibility_tier as "moduleTier", p.id as "programId",
    p.slug as "programSlug", p.title as "programTitle", p.opens, p.is_members_only as "isMembersOnly",
    case when l.id is not null then jsonb_build_object('id', l.id, 'slug', l.slug, 'title', l.title,
      'durationSec', l.duration_sec, 'tier', l.visibility_tier, 'isOpen', l.is_open) end as lesson
  from modules m join programs p on p.id = m.program_id left join lessons l on l.module_id = m.id`;

const outlineOrder = 'order by p.created_at, p.id, m.order_num, m.id, l.order_num, l.id';

const contentOfDayStatement = {
  name: 'content.of-day',
  text: `select
    (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${moduleRowsSql} ${outlineOrder}) one) as rows,
    (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'durationSec', d.duration_sec,
      'tier', d.visibility_tier, 'isOpen', d.is_open)), '[]') from meditations d) as meditations,
    ${buildReflectionJsonSql('$1::date')} as reflection`,
};
const reflectionOfDayStatement = {
  name: 'content.reflection-of-day',
  text: `select ${buildReflectionJsonSql('$1::date')} as reflection`,
};

@Injectable()
export class CourseOutlineReader {
  private gradual: { readonly version: string; readonly modules: readonly ModuleOutline[] } | undefined;
  private course: (Course & { readonly version: string }) | undefined;

  constructor(
    private readonly database: Database,
    private readonly versions: ContentVersionReader,
  ) {}

  async read(): Promise<ModuleOutline[]> {
    return toModules(await this.database.sql<Row>(`${moduleRowsSql} ${outlineOrder}`));
  }

  /**
   * For a day without a reflection, chooses an older one and does not store the choice. Modules and meditations are in
   * memory until the content changes.
   */
  async readForDay(day: string, reader: RequestReader): Promise<ContentOfDay> {
    const version = await this.versions.read(reader);
    if (version !== undefined && this.course?.version === version) {
      const { modules, meditations } = this.course;
      const { reflection } = await this.readDay<ReflectionRow>(reflectionOfDayStatement, day);
      return { modules, meditations, reflection: reflection && toReflectionView(day, reflection) };
    }
    const { reflection, ...rows } = await this.readDay<DayRow>(contentOfDayStatement, day);
    const course = { modules: toModules(rows.rows), meditations: rows.meditations.map(toMeditation) };
    if (version !== undefined) this.course = { version, ...course };
    return { ...course, reflection: reflection && toReflectionView(day, reflection) };
  }

  private async readDay<Day extends object>(statement: PreparedStatement, day: string): Promise<Day> {
    const [row] = await this.database.prepared<Day>(statement, [day]);
    if (!row) throw new Error('A statement without a table answers one row');
    return row;
  }

  async readGradual(version?: string): Promise<readonly ModuleOutline[]> {
    if (version !== undefined && this.gradual?.version === version) return this.gradual.modules;
    const modules = toModules(await this.database.sql<Row>(`${moduleRowsSql} where p.opens <> 'all' ${outlineOrder}`));
    if (version !== undefined) this.gradual = { version, modules };
    return modules;
  }

  async readTitles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const asked = { id: { $in: [...ids] } };
    const em = this.database.em();
    const found = [
      ...(await em.find(Lesson, asked, { fields: ['title'] })),
      ...(await em.find(Meditation, asked, { fields: ['title'] })),
      ...(await em.find(Reflection, asked, { fields: ['title'] })),
    ];
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  async lesson(id: string): Promise<ProgramLessonOutline> {
    const found = isUuid(id) ? await this.database.sql<Row>(`${moduleRowsSql} where l.id = ?`, [id]) : [];
    const [module] = found;
    const [lesson] = found.flatMap(toLesson);
    if (!module || !lesson) throw new ContentNotFound();
    return { ...lesson, programId: module.programId, opens: module.opens };
  }
}

const toModules = (found: readonly Row[]): ModuleOutline[] =>
  [...Map.groupBy(found, ({ id }) => id).values()].flatMap(toModule);

function toModule(of: readonly Row[]): ModuleOutline[] {
  return of.slice(0, 1).map(({ id, slug, title, featured, programId, programSlug, programTitle, opens }) => ({
    ...{ id, slug, title, featured, programId, programSlug, programTitle, opens },
    lessons: of.flatMap(toLesson),
  }));
}

function toLesson({ lesson, moduleTier, isMembersOnly }: Row): LessonOutline[] {
  if (!lesson) return [];
  const { tier, ...known } = lesson;
  const needed = getRequiredTiers(lesson, getProgramTier(isMembersOnly), moduleTier, tier);
  const { visibilityTier } = computeVisibility('free', ...needed);
  return [{ ...known, visibilityTier }];
}

function toMeditation({ tier, isOpen, ...known }: MeditationRow): MeditationOutline {
  const { visibilityTier } = computeVisibility('free', ...getRequiredTiers({ isOpen }, tier));
  return { ...known, visibilityTier };
}
