import type { Tier } from '../../../../kernel/tier.ts';
import { programTier, unlessLocked, visibilityOf } from '../../domain/visibility.ts';
import type { LessonView, ModuleView, ProgramView } from '../content.view.ts';
import { inOrder, isOrHasSlug, newestFirst, titled, type Shelf } from './shelf.ts';

export const programs: Shelf<ProgramView> = {
  alias: 'p',
  hasSlug: true,
  select: `select p.*, (select count(*)::int from modules m where m.program_id = p.id) as module_count from programs p`,
  order: () => newestFirst('p.created_at'),
  conditions: ({ q }) => titled('p', q),
  view: (row, { tier }) => ({
    id: row['id'] as string,
    title: row['title'] as string,
    slug: row['slug'] as string,
    summary: row['summary'] as string | null,
    longDescription: row['long_description'] as string | null,
    heroImage: row['hero_image'] as string | null,
    icon: row['icon'] as string | null,
    isMembersOnly: row['is_members_only'] as boolean,
    durationLabel: row['duration_label'] as string | null,
    moduleCount: row['module_count'] as number,
    createdAt: new Date(row['created_at'] as string).toISOString(),
    ...visibilityOf(tier, programTier(row['is_members_only'] as boolean)),
  }),
};

export const modules: Shelf<ModuleView> = {
  alias: 'm',
  hasSlug: true,
  select: `select m.*, p.title as program_title, p.slug as program_slug, p.is_members_only,
             (select count(*)::int from lessons l where l.module_id = m.id) as lesson_count
           from modules m join programs p on p.id = m.program_id`,
  order: () => inOrder('m.order_num', 'integer'),
  conditions: ({ q, program }) => [...titled('m', q), ...(program ? [isOrHasSlug('p', program)] : [])],
  view: (row, { tier }) => ({
    id: row['id'] as string,
    title: row['title'] as string,
    slug: row['slug'] as string,
    programId: row['program_id'] as string,
    programTitle: row['program_title'] as string,
    programSlug: row['program_slug'] as string,
    orderNum: row['order_num'] as number,
    lessonCount: row['lesson_count'] as number,
    ...visibilityOf(tier, programTier(row['is_members_only'] as boolean), row['visibility_tier'] as Tier),
  }),
};

export const lessons: Shelf<LessonView> = {
  alias: 'l',
  hasSlug: true,
  select: `select l.*, m.title as module_title, m.slug as module_slug, m.visibility_tier as module_tier, p.is_members_only
           from lessons l join modules m on m.id = l.module_id join programs p on p.id = m.program_id`,
  // Of a whole program module after module.
  order: ({ program }) =>
    program ? inOrder('array[m.order_num, l.order_num]', 'integer[]') : inOrder('l.order_num', 'integer'),
  conditions: ({ q, program, module }) => [
    ...titled('l', q),
    ...(program ? [isOrHasSlug('p', program)] : []),
    ...(module ? [isOrHasSlug('m', module)] : []),
  ],
  view: (row, { tier }) => {
    const tiers = [
      programTier(row['is_members_only'] as boolean),
      row['module_tier'] as Tier,
      row['visibility_tier'] as Tier,
    ];
    const visibility = visibilityOf(tier, ...tiers);
    return {
      id: row['id'] as string,
      title: row['title'] as string,
      slug: row['slug'] as string,
      moduleId: row['module_id'] as string,
      moduleTitle: row['module_title'] as string,
      moduleSlug: row['module_slug'] as string,
      orderNum: row['order_num'] as number,
      durationSec: row['duration_sec'] as number,
      summary: row['summary'] as string | null,
      ...visibility,
      ...unlessLocked(visibility, {
        videoUrl: row['video_url'] as string | null,
        transcript: row['transcript'] as string | null,
        reflectionPrompt: row['reflection_prompt'] as string | null,
      }),
    };
  },
};
