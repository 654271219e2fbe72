import { ApiProperty } from '@nestjs/swagger';
import { renderProse, toPlainText } from '#platform/markdown/prose.ts';
import { getProgramTier, computeVisibility } from '../../domain/visibility.ts';
import { OptionalLinkUrlField, SlugField } from '../url-rules.ts';
import { ChoiceField, OptionalTextField, TextField, BooleanField } from '../field-rules.ts';
import { type KindDefinition, pickFields } from '../kind.ts';
import { Lesson } from '../lesson/entity.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { ProgramModule } from '../module/entity.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeopleExist, buildPeopleSql, PersonIdsField } from '../person/person-ids.ts';
import { ItemView, PictureView, StaffItemView } from '../item.view.ts';
import { sortNewestFirst, buildTitleConditions } from '../sql.ts';
import { Program, releaseModes, type ReleaseMode } from './entity.ts';

export class CreateProgramDto {
  @TextField('Title', 200)
  title!: string;

  @SlugField()
  slug!: string;

  @OptionalTextField('Summary', 1_000)
  summary?: string | null;

  /** Long description as Markdown. */
  @OptionalTextField('Long description', 20_000)
  longDescription?: string | null;

  @OptionalLinkUrlField('Hero image')
  heroImage?: string | null;

  @OptionalLinkUrlField('Icon')
  icon?: string | null;

  @BooleanField('Members only')
  isMembersOnly?: boolean;

  /** Duration as text, such as '6 weeks'. */
  @OptionalTextField('Duration', 60)
  durationLabel?: string | null;

  /** Release of the lessons: all at once, each after the lesson before is finished, or one module a week. */
  @ChoiceField('WayToOpen', releaseModes, 'all')
  opens?: ReleaseMode;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIdsField()
  personIds?: string[];
}

export class ProgramView extends ItemView {
  slug!: string;
  summary!: string | null;
  /** Long description as Markdown. */
  longDescription!: string | null;
  /** Long description as HTML that is safe to show. */
  longDescriptionHtml!: string | null;
  /** Long description without Markdown marks. */
  longDescriptionPlain!: string | null;
  /** URL of the large picture at the top of the program's page. */
  heroImage!: string | null;
  /** The large picture with its sizes, or null unless `heroImage` is a picture of the library. */
  @ApiProperty({ type: () => PictureView, nullable: true })
  heroPicture!: PictureView | null;
  icon!: string | null;
  isMembersOnly!: boolean;
  /** Duration as text, such as '6 weeks'. */
  durationLabel!: string | null;
  /** Release of the lessons: all at once, each after the lesson before is finished, or one module a week. */
  opens!: ReleaseMode;
  moduleCount!: number;
  createdAt!: string;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
}

export class StaffProgramView extends StaffItemView {
  slug!: string;
  summary!: string | null;
  longDescription!: string | null;
  heroImage!: string | null;
  icon!: string | null;
  isMembersOnly!: boolean;
  /** Duration as text, such as '6 weeks'. */
  durationLabel!: string | null;
  opens!: ReleaseMode;
  moduleCount!: number;
  createdAt!: string;
  /** Ids of the teachers or hosts, in display order. */
  personIds!: string[];
}

interface ProgramTypes {
  entity: Program;
  joined: { moduleCount: number; people: NamedPersonView[] };
  draft: CreateProgramDto;
  query: ContentListQuery;
  view: ProgramView;
  staffView: StaffProgramView;
}

/** These pages are rendered again together, because they show names, counts and tiers of each other. */
export const coursePageTags = ['programs', 'modules', 'lessons'];

export const programKind: KindDefinition<ProgramTypes> = {
  name: 'programs',
  entity: Program,
  hasSlug: true,
  hasPublicApi: true,
  pageTags: coursePageTags,
  api: {
    draft: CreateProgramDto,
    query: ContentListQuery,
    view: ProgramView,
    staffView: StaffProgramView,
    order: 'newest first',
    parts: 'its modules and their lessons',
  },
  read: {
    from: (table) => `${table('programs')} p`,
    alias: 'p',
    joined: {
      moduleCount: '(select count(*)::int from modules m where m.program_id = p.id)',
      people: buildPeopleSql('p'),
    },
    order: () => sortNewestFirst('p.created_at'),
    conditions: ({ q }) => buildTitleConditions('p', q),
    pictureUrl: ({ heroImage }) => heroImage,
    view: (program, joined, { tier, findPicture }) => ({
      ...pickFields(program, 'id', 'title', 'slug', 'summary', 'longDescription', 'heroImage', 'icon'),
      heroPicture: findPicture(program.heroImage) ?? null,
      longDescriptionHtml: program.longDescription && renderProse(program.longDescription),
      longDescriptionPlain: program.longDescription && toPlainText(program.longDescription),
      ...pickFields(program, 'isMembersOnly', 'durationLabel', 'opens', 'createdAt'),
      ...joined,
      ...computeVisibility(tier, getProgramTier(program.isMembersOnly)),
    }),
    staffView: (program, joined) => ({ ...program, ...pickFields(joined, 'moduleCount') }),
  },
  write: {
    prepareValues: (draft, _before, { em }) => checkPeopleExist(draft, em),
    countBelow: async (id, em) => ({
      modules: await em.count(ProgramModule, { program: id }),
      lessons: await em.count(Lesson, { module: { program: id } }),
    }),
  },
};
