import { visibilityOf } from '../../domain/visibility.ts';
import { OptionalAddress, Slug } from '../address-rules.ts';
import { Choice, OptionalWords, Whole, Words, YesOrNo } from '../field-rules.ts';
import { type Kind, pick } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { PieceView, StaffPieceView } from '../piece.view.ts';
import { inOrder, titled } from '../sql.ts';
import { Person, personRoles, type PersonRole } from './entity.ts';
import { forgetPerson } from './people-of.ts';

/** A person as the pieces they teach or host name them. */
export class NamedPersonView {
  id!: string;
  slug!: string;
  name!: string;
  /** One line about them. */
  line!: string;
  /** A photo; where it is null a portrait is drawn from the id. */
  portraitUrl!: string | null;
  /** Made up to show the product. */
  isSample!: boolean;
}

export class CreatePersonDto {
  /** Their name. */
  @Words('Name', 200)
  title!: string;

  @Slug()
  slug!: string;

  /** One line about them. */
  @Words('Line', 200)
  line!: string;

  @Choice('PersonRole', personRoles, 'teacher')
  role?: PersonRole;

  /** Gives an hour to members of the Visionary Circle who ask for one. */
  @YesOrNo('Mentor', false)
  isMentor?: boolean;

  /** A photo; without one a portrait is drawn. */
  @OptionalAddress('Portrait')
  portraitUrl?: string | null;

  @OptionalWords('About', 5_000)
  bio?: string | null;

  @Whole('Order', 1)
  orderNum?: number;

  /** Made up to show the product, and named as such. */
  @YesOrNo('Sample', false)
  isSample?: boolean;
}

export class PersonView extends PieceView {
  slug!: string;
  /** One line about them. */
  line!: string;
  role!: PersonRole;
  /** Gives an hour to members of the Visionary Circle who ask for one. */
  isMentor!: boolean;
  /** A photo; where it is null a portrait is drawn from the id. */
  portraitUrl!: string | null;
  bio!: string | null;
  orderNum!: number;
  /** Made up to show the product. */
  isSample!: boolean;
}

export class StaffPersonView extends StaffPieceView {
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

export const people: Kind<PersonTypes> = {
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
    from: 'people h',
    alias: 'h',
    joined: {},
    order: () => inOrder('h.order_num', 'integer'),
    conditions: ({ q }) => titled('h', q),
    view: (person, _joined, { tier }) => ({
      ...pick(person, 'id', 'title', 'slug', 'line', 'role', 'isMentor', 'portraitUrl', 'bio', 'orderNum', 'isSample'),
      ...visibilityOf(tier, 'free'),
    }),
    staffView: (person) => person,
  },
  write: { beforeRemoval: forgetPerson },
};
