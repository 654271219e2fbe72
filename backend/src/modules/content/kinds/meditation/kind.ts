import { tiers, type Tier } from '#kernel/tier.ts';
import { requiredTiers, unlessLocked, computeVisibility } from '../../domain/visibility.ts';
import { LinkUrl } from '../url-rules.ts';
import { Choice, OptionalText, Tags, Integer, Text, Bool } from '../field-rules.ts';
import { checkMediaUrl, reject, type Kind, pick } from '../kind.ts';
import { isWebVtt } from '../lesson/chapters.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeople, peopleSql, PersonIds } from '../person/person-ids.ts';
import { PieceView, StaffPieceView } from '../piece.view.ts';
import { newestFirst, titleMatches } from '../sql.ts';
import { Meditation, meditationTypes, type MeditationType } from './entity.ts';

export class CreateMeditationDto {
  @Text('Title', 200)
  title!: string;

  @Choice('MeditationType', meditationTypes, 'guided')
  type?: MeditationType;

  @LinkUrl('URL')
  url!: string;

  /** Duration in seconds. */
  @Integer('Duration', 0)
  durationSec?: number;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  /** True makes the meditation free for all users, even when its tier is higher. */
  @Bool('Open to everyone', false)
  isOpen?: boolean;

  @Tags()
  tags?: string[] | null;

  /** Spoken text with times, as WebVTT. */
  @OptionalText('Transcript', 200_000)
  transcript?: string | null;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIds()
  personIds?: string[];
}

export class MeditationView extends PieceView {
  type!: MeditationType;
  /** Duration in seconds. */
  durationSec!: number;
  /** True when the meditation is free for all users, even when its tier is higher. */
  isOpen!: boolean;
  tags!: string[] | null;
  /** True when the meditation has a transcript. */
  captions!: boolean;
  createdAt!: string;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** Left out of the response while the meditation is locked. */
  url?: string;
}

export class StaffMeditationView extends StaffPieceView {
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

export const meditations: Kind<MeditationTypes> = {
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
    joined: { people: peopleSql('d') },
    order: () => newestFirst('d.created_at'),
    conditions: ({ q }) => titleMatches('d', q),
    view: (meditation, joined, { tier }) => {
      const visibility = computeVisibility(tier, ...requiredTiers(meditation, meditation.visibilityTier));
      return {
        ...pick(meditation, 'id', 'title', 'type', 'durationSec', 'isOpen', 'tags', 'createdAt'),
        ...joined,
        captions: isWebVtt(meditation.transcript),
        ...visibility,
        ...unlessLocked(visibility, pick(meditation, 'url')),
      };
    },
    staffView: (meditation) => meditation,
  },
  write: {
    prepareValues: (draft, before, { em, media }) => {
      checkMediaUrl('url', draft.url, { before: before?.url, media });
      if (draft.transcript && !isWebVtt(draft.transcript))
        reject('transcript', 'Transcript must be WebVTT: its first line is WEBVTT');
      return checkPeople(draft, em);
    },
  },
};
