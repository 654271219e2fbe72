import { LockMode } from '@mikro-orm/core';
import { IsIn, IsOptional } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { getProgramTier, computeVisibility } from '../../domain/visibility.ts';
import { SlugField } from '../url-rules.ts';
import { ChoiceField, OptionalIntegerField, ParentIdField, IntegerField, TextField } from '../field-rules.ts';
import { rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { Lesson } from '../lesson/entity.ts';
import { CourseListQuery } from '../list-query.dto.ts';
import { ItemView, StaffItemView } from '../item.view.ts';
import { Program } from '../program/entity.ts';
import { coursePageTags } from '../program/kind.ts';
import { sortAscending, buildIdOrSlugCondition, buildTitleConditions } from '../sql.ts';
import { ProgramModule } from './entity.ts';

export class CreateModuleDto {
  @ParentIdField('Program')
  programId!: string;

  @TextField('Title', 200)
  title!: string;

  @SlugField()
  slug!: string;

  @IntegerField('Order', 1)
  orderNum?: number;

  @ChoiceField('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  /** Position on the Teachings page, or null when the module is not on it. */
  @OptionalIntegerField('Featured', 1)
  featured?: number | null;
}

export class ModuleListQuery extends CourseListQuery {
  /** Returns only the modules on the Teachings page, in the order of that page. */
  @IsOptional()
  @IsIn(['true'], { message: 'Choose true, or leave it out' })
  featured?: 'true';
}

export class ModuleView extends ItemView {
  slug!: string;
  programId!: string;
  programTitle!: string;
  programSlug!: string;
  orderNum!: number;
  /** Position on the Teachings page, or null when the module is not on it. */
  featured!: number | null;
  lessonCount!: number;
}

export class StaffModuleView extends StaffItemView {
  slug!: string;
  programId!: string;
  programTitle!: string;
  orderNum!: number;
  visibilityTier!: Tier;
  featured!: number | null;
  lessonCount!: number;
}

interface ModuleTypes {
  entity: ProgramModule;
  joined: {
    programId: string;
    programTitle: string;
    programSlug: string;
    isMembersOnly: boolean;
    lessonCount: number;
  };
  draft: CreateModuleDto;
  query: ModuleListQuery;
  view: ModuleView;
  staffView: StaffModuleView;
}

export const moduleKind: KindDefinition<ModuleTypes> = {
  name: 'modules',
  entity: ProgramModule,
  hasSlug: true,
  hasPublicApi: true,
  pageTags: coursePageTags,
  api: {
    draft: CreateModuleDto,
    query: ModuleListQuery,
    view: ModuleView,
    staffView: StaffModuleView,
    order: 'in their order',
    parts: 'its lessons',
  },
  read: {
    from: (table) => `${table('modules')} m left join ${table('programs')} p on p.id = m.program_id`,
    alias: 'm',
    joined: {
      programId: 'p.id',
      programTitle: 'p.title',
      programSlug: 'p.slug',
      isMembersOnly: 'p.is_members_only',
      lessonCount: '(select count(*)::int from lessons l where l.module_id = m.id)',
    },
    order: ({ featured }) => sortAscending(featured ? 'm.featured' : 'm.order_num', 'integer'),
    conditions: ({ q, program, featured }) => [
      ...buildTitleConditions('m', q),
      ...(program ? [buildIdOrSlugCondition('p', program)] : []),
      ...(featured ? [{ sql: 'm.featured is not null', params: [] }] : []),
    ],
    view: (module, joined, { tier }) => ({
      ...pickFields(module, 'id', 'title', 'slug', 'orderNum', 'featured'),
      ...pickFields(joined, 'programId', 'programTitle', 'programSlug', 'lessonCount'),
      ...computeVisibility(tier, getProgramTier(joined.isMembersOnly), module.visibilityTier),
    }),
    staffView: (module, joined) => ({ ...module, ...pickFields(joined, 'programId', 'programTitle', 'lessonCount') }),
  },
  write: {
    // Locks the program, so that it cannot be removed before the new module is stored.
    prepareValues: async ({ programId, ...draft }, _before, { em }) => {
      if (programId === undefined) return draft;
      const program = await em.findOne(Program, programId, { lockMode: LockMode.PESSIMISTIC_READ });
      return program
        ? { ...draft, program }
        : rejectField('programId', 'Choose a program that is published, or publish it first');
    },
    countBelow: async (id, em) => ({ lessons: await em.count(Lesson, { module: id }) }),
  },
};
