import { renderProse } from '#platform/markdown/prose.ts';
import { computeVisibility } from '../../domain/visibility.ts';
import { OptionalLinkUrlField, SlugField } from '../url-rules.ts';
import { ChoiceField, OptionalTextField, IntegerField, TextField, BooleanField } from '../field-rules.ts';
import { type KindDefinition, pickFields } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { ItemView, StaffItemView } from '../item.view.ts';
import { sortAscending, buildTitleConditions } from '../sql.ts';
import { Person, personRoles, type PersonRole } from './entity.ts';
import { removePersonReferences } from './person-ids.ts';

export class NamedPersonView {
  id!: string;
  slug!: string;
  name!: string;
  /** Description of the person on one line. */
  line!: string;
  /** URL of a photo, or null when the site draws a portrait from the id. */
  portraitUrl!: string | null;
  /** True when the person has a biography. The response for the person contains the biography. */
  hasBio!: boolean;
  /** True for an invented person in the sample data. */
  isSample!: boolean;
}

export class CreatePersonDto {
  /** Name of the person. */
  @TextField('Name', 200)
  title!: string;

  @SlugField()
  slug!: string;

  /** Description of the person on one line. */
  @TextField('Line', 200)
  line!: string;

  @ChoiceField('PersonRole', personRoles, 'teacher')
  role?: PersonRole;

  /** True when the person offers mentor sessions to members with the tier 'Visionary'. */
  @BooleanField('Mentor', false)
  isMentor?: boolean;

  /** URL of a photo. Without a photo, the site draws a portrait from the id. */
  @OptionalLinkUrlField('Portrait')
  portraitUrl?: string | null;

  /** Biography as Markdown. */
  @OptionalTextField('About', 5_000)
  bio?: string | null;

  @IntegerField('Order', 1)
  orderNum?: number;

  /** True for an invented person in the sample data, which pages mark as a sample. */
  @BooleanField('Sample', false)
  isSample?: boolean;
}

export class PersonView extends ItemView {
  slug!: string;
  /** Description of the person on one line. */
  line!: string;
  role!: PersonRole;
  /** True when the person offers mentor sessions to members with the tier 'Visionary'. */
  isMentor!: boolean;
  /** URL of a photo, or null when the site draws a portrait from the id. */
  portraitUrl!: string | null;
  /** Biography as Markdown. */
  bio!: string | null;
  /** Biography as HTML that is safe to show. */
  bioHtml!: string | null;
  orderNum!: number;
  /** True for an invented person in the sample data. */
  isSample!: boolean;
}

export class StaffPersonView extends StaffItemView {
  slug!: string;
  line!: string;
  role!: PersonRole;
  isMentor!: boolean;
  portraitUrl!: string | null;
  bio!: string | null;
  orderNum!: number;
  isSample!: boolean;
}

interface PersonTypes {
  entity: Person;
  joined: object;
  draft: CreatePersonDto;
  query: ContentListQuery;
  view: PersonView;
  staffView: StaffPersonView;
}

export const personKind: KindDefinition<PersonTypes> = {
  name: 'people',
  entity: Person,
  hasSlug: true,
  hasPublicApi: true,
  pageTags: ['people', 'programs', 'events'],
  api: {
    draft: CreatePersonDto,
    query: ContentListQuery,
    view: PersonView,
    staffView: StaffPersonView,
    order: 'in their order',
  },
  read: {
    from: (table) => `${table('people')} h`,
    alias: 'h',
    joined: {},
    order: () => sortAscending('h.order_num', 'integer'),
    conditions: ({ q }) => buildTitleConditions('h', q),
    view: (person, _joined, { tier }) => ({
      ...pickFields(
        person,
        'id',
        'title',
        'slug',
        'line',
        'role',
        'isMentor',
        'portraitUrl',
        'bio',
        'orderNum',
        'isSample',
      ),
      bioHtml: person.bio && renderProse(person.bio),
      ...computeVisibility(tier, 'free'),
    }),
    staffView: (person) => person,
  },
  write: { beforeRemoval: removePersonReferences },
};
