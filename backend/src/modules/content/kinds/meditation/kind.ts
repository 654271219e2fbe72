import { tiers, type Tier } from '#kernel/tier.ts';
import { getRequiredTiers, hideWhenLocked, computeVisibility } from '../../domain/visibility.ts';
import { LinkUrlField } from '../url-rules.ts';
import { ChoiceField, OptionalTextField, TagsField, IntegerField, TextField, BooleanField } from '../field-rules.ts';
import { checkMediaUrl, readMediaFacts, rejectField, type KindDefinition, pickFields } from '../kind.ts';
import { isWebVttTranscript } from '../lesson/transcript.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeopleExist, buildPeopleSql, PersonIdsField } from '../person/person-ids.ts';
import { ItemView, StaffItemView } from '../item.view.ts';
import { sortNewestFirst, buildTitleConditions } from '../sql.ts';
import { Meditation, meditationTypes, type MeditationType } from './entity.ts';

export class CreateMeditationDto {
  @TextField('Title', 200)
  title!: string;

  @ChoiceField('MeditationType', meditationTypes, 'guided')
  type?: MeditationType;

  @LinkUrlField('URL')
  url!: string;

  /** Duration in seconds. */
  @IntegerField('Duration', 0)
  durationSec?: number;

  @ChoiceField('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  /** True makes the meditation free for all users, even when a higher tier is set for it. */
  @BooleanField('Open to everyone', false)
  isOpen?: boolean;

  @TagsField()
  tags?: string[] | null;

  /** Spoken text with times, as WebVTT. */
  @OptionalTextField('Transcript', 200_000)
  transcript?: string | null;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIdsField()
  personIds?: string[];
}

export class MeditationView extends ItemView {
  type!: MeditationType;
  /** Duration in seconds. */
  durationSec!: number;
  /** True when the meditation is free for all users, even when a higher tier is set for it. */
  isOpen!: boolean;
  tags!: string[] | null;
  /** True when the meditation has a transcript, which can be shown as captions. */
  captions!: boolean;
  createdAt!: string;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** URL of the sound, absent while the reader's tier is too low. */
  url?: string;
}

export class StaffMeditationView extends StaffItemView {
  type!: MeditationType;
  url!: string;
  /** Duration in seconds. */
  durationSec!: number;
  visibilityTier!: Tier;
  isOpen!: boolean;
  tags!: string[] | null;
  /** Spoken text with times, as WebVTT. */
  transcript!: string | null;
  createdAt!: string;
  /** Ids of the teachers or hosts, in display order. */
  personIds!: string[];
}

interface MeditationTypes {
  entity: Meditation;
  joined: { people: NamedPersonView[] };
  draft: CreateMeditationDto;
  query: ContentListQuery;
  view: MeditationView;
  staffView: StaffMeditationView;
}

export const meditationKind: KindDefinition<MeditationTypes> = {
  name: 'meditations',
  entity: Meditation,
  hasSlug: false,
  hasPublicApi: true,
  pageTags: ['meditations'],
  api: {
    draft: CreateMeditationDto,
    query: ContentListQuery,
    view: MeditationView,
    staffView: StaffMeditationView,
    order: 'newest first',
  },
  read: {
    from: (table) => `${table('meditations')} d`,
    alias: 'd',
    joined: { people: buildPeopleSql('d') },
    order: () => sortNewestFirst('d.created_at'),
    conditions: ({ q }) => buildTitleConditions('d', q),
    view: (meditation, joined, { tier }) => {
      const visibility = computeVisibility(tier, ...getRequiredTiers(meditation, meditation.visibilityTier));
      return {
        ...pickFields(meditation, 'id', 'title', 'type', 'durationSec', 'isOpen', 'tags', 'createdAt'),
        ...joined,
        captions: isWebVttTranscript(meditation.transcript),
        ...visibility,
        ...hideWhenLocked(visibility, pickFields(meditation, 'url')),
      };
    },
    staffView: (meditation) => meditation,
  },
  write: {
    prepareValues: async (draft, before, { em, media }) => {
      await checkMediaUrl('url', draft.url, { before: before?.url, media });
      if (draft.transcript && !isWebVttTranscript(draft.transcript))
        rejectField('transcript', 'Transcript must be WebVTT: its first line is WEBVTT');
      const facts = await readMediaFacts(draft.url, { draft, before: { ...before }, media });
      return { ...(await checkPeopleExist(draft, em)), ...facts };
    },
  },
};
