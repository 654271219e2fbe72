import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { computeVisibility } from '../../domain/visibility.ts';
import { OptionalLinkUrl, Slug } from '../url-rules.ts';
import { Choice, OptionalInteger, OptionalText, Text, Bool } from '../field-rules.ts';
import { type Kind, pick } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeople, peopleSql, PersonIds } from '../person/person-ids.ts';
import { PieceView, StaffPieceView } from '../piece.view.ts';
import { Replay } from '../replay/entity.ts';
import { titleMatches } from '../sql.ts';
import { eventCategories, LiveEvent, type EventCategory } from './entity.ts';
import { publishEventRemoved } from './publish-event-removed.ts';
import { reschedule } from './reschedule.ts';
import { hasValidRule, joinSeries, shownAt, shownEnd } from './series.ts';
import { EventTime, EventZone, Recurrence } from './time-rules.ts';
import { prepareEventValues } from './prepare-event-values.ts';

export class CreateEventDto {
  @Text('Title', 200)
  title!: string;

  @Slug()
  slug!: string;

  @EventTime('Start')
  startsAt!: ValidDate;

  @EventTime('End')
  endsAt!: ValidDate;

  /** IANA time zone of the event. */
  @EventZone()
  zone?: string;

  /** RFC 5545 rule whose first occurrence is the start; null for an event with a single occurrence. */
  @Recurrence()
  recurrence?: string | null;

  /** True for an online event, which needs a link; any other event needs a location. */
  @Bool('Virtual')
  isVirtual?: boolean;

  @OptionalText('Location', 300)
  location?: string | null;

  @OptionalLinkUrl('Zoom link')
  zoomLink?: string | null;

  /** Maximum number of attendees per occurrence; further RSVPs are on the waitlist. */
  @OptionalInteger('Capacity', 1)
  capacity?: number | null;

  @OptionalText('Description', 5_000)
  description?: string | null;

  @Choice('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @Choice('EventCategory', eventCategories, 'workshop')
  category?: EventCategory;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIds()
  personIds?: string[];
}

export class EventListQuery extends ContentListQuery {
  /**
   * `upcoming`: only upcoming events, next first. `past`: only past events, latest first. A series is upcoming until
   * its rule ends.
   */
  @IsOptional()
  @IsIn(['upcoming', 'past'], { message: 'Choose upcoming or past, or leave it out' })
  when?: 'upcoming' | 'past';
}

/** An occurrence that differs from the rule of its event. */
export class ChangedDateView {
  /** Start by the rule; null for an occurrence that was added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  startsAt!: string;
  endsAt!: string;
  isCancelled!: boolean;
  note!: string | null;
}

export class EventView extends PieceView {
  slug!: string;
  startsAt!: string;
  endsAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  /** RFC 5545 rule; null for an event with a single occurrence. */
  recurrence!: string | null;
  /** Start of the first occurrence, at which the rule begins. */
  firstStartsAt!: string;
  /** End of the first occurrence. */
  firstEndsAt!: string;
  /** Starts of up to six occurrences after the one shown; empty for an event with a single occurrence. */
  laterDates!: string[];
  /** Moved, changed, cancelled and added occurrences, until a week after they end. */
  changedDates!: ChangedDateView[];
  isVirtual!: boolean;
  location!: string | null;
  description!: string | null;
  category!: EventCategory;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** Maximum number of attendees per occurrence; null for no limit. */
  capacity!: number | null;
}

export class StaffEventView extends StaffPieceView {
  slug!: string;
  /** Start of the first occurrence. */
  startsAt!: string;
  endsAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  /** RFC 5545 rule; null for an event with a single occurrence. */
  recurrence!: string | null;
  isVirtual!: boolean;
  location!: string | null;
  zoomLink!: string | null;
  capacity!: number | null;
  description!: string | null;
  visibilityTier!: Tier;
  category!: EventCategory;
  /** Ids of the teachers or hosts, in display order. */
  personIds!: string[];
}

interface EventTypes {
  entity: LiveEvent;
  joined: {
    shownAt: string;
    shownEnd: string;
    laterDates: string[];
    changedDates: ChangedDateView[];
    people: NamedPersonView[];
  };
  draft: CreateEventDto;
  query: EventListQuery;
  view: EventView;
  staffView: StaffEventView;
}

export const events: Kind<EventTypes> = {
  name: 'events',
  entity: LiveEvent,
  hasSlug: true,
  hasPublicApi: true,
  pageTags: ['events', 'figures'],
  api: {
    draft: CreateEventDto,
    query: EventListQuery,
    view: EventView,
    staffView: StaffEventView,
    order: 'latest first, what repeats once and by its next date',
    parts: 'its replays',
  },
  read: {
    from: (table) => `${table('events')} e`,
    alias: 'e',
    joined: {
      ...{ shownAt, shownEnd },
      laterDates: `coalesce(s.later, '[]'::jsonb)`,
      changedDates: `coalesce(s.changes, '[]'::jsonb)`,
      people: peopleSql('e'),
    },
    join: joinSeries,
    isPublic: hasValidRule,
    order: ({ when }) => ({ key: shownAt, type: 'timestamptz', direction: when === 'upcoming' ? 'asc' : 'desc' }),
    conditions: ({ q, when }, now) => [
      ...titleMatches('e', q),
      ...(when
        ? [{ sql: `${shownAt} ${when === 'upcoming' ? '>=' : '<'} ?::timestamptz`, params: [now.toISOString()] }]
        : []),
    ],
    view: (event, joined, { tier }) => {
      const visibility = computeVisibility(tier, event.visibilityTier);
      return {
        ...pick(
          event,
          'id',
          'title',
          'slug',
          'zone',
          'recurrence',
          'isVirtual',
          'location',
          'description',
          'category',
          'capacity',
        ),
        startsAt: new Date(joined.shownAt).toISOString(),
        endsAt: new Date(joined.shownEnd).toISOString(),
        firstStartsAt: event.startsAt,
        firstEndsAt: event.endsAt,
        ...pick(joined, 'laterDates', 'changedDates', 'people'),
        ...visibility,
      };
    },
    staffView: ({ sequence: _, ...event }) => event,
  },
  write: {
    prepareValues: async (draft, before, { em }) => prepareEventValues(await checkPeople(draft, em), before),
    afterChange: reschedule,
    beforeRemoval: publishEventRemoved,
    countBelow: async (id, em) => ({ replays: await em.count(Replay, { event: id }) }),
  },
};
