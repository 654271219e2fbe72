import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { renderProse, toPlainText } from '#platform/markdown/prose.ts';
import { computeVisibility } from '../../domain/visibility.ts';
import { OptionalLinkUrlField, OptionalPictureUrlField, SlugField } from '../url-rules.ts';
import { ChoiceField, OptionalIntegerField, OptionalTextField, TextField, BooleanField } from '../field-rules.ts';
import { type KindDefinition, pickFields } from '../kind.ts';
import { ContentListQuery } from '../list-query.dto.ts';
import { NamedPersonView } from '../person/kind.ts';
import { checkPeopleExist, buildPeopleSql, PersonIdsField } from '../person/person-ids.ts';
import { ItemView, StaffItemView, PictureView } from '../item.view.ts';
import { Replay } from '../replay/entity.ts';
import { buildTitleConditions } from '../sql.ts';
import { eventCategories, LiveEvent, type EventCategory } from './entity.ts';
import { publishEventRemoved } from './publish-event-removed.ts';
import { rescheduleEventDates } from './reschedule.ts';
import { validRecurrenceCondition, buildSeriesJoin, shownStartSql, shownEndSql } from './series.ts';
import { EventTimeField, EventTimeZoneField, RecurrenceField } from './time-rules.ts';
import { prepareEventValues } from './prepare-event-values.ts';

export class CreateEventDto {
  @TextField('Title', 200)
  title!: string;

  @SlugField()
  slug!: string;

  @EventTimeField('Start')
  startsAt!: ValidDate;

  @EventTimeField('End')
  endsAt!: ValidDate;

  /** IANA time zone of the event. */
  @EventTimeZoneField()
  zone?: string;

  /** RFC 5545 recurrence rule from the start of the event, or null for a single occurrence. */
  @RecurrenceField()
  recurrence?: string | null;

  /** True for an online event, which has no location. Other events have no meeting link. */
  @BooleanField('Virtual')
  isVirtual?: boolean;

  @OptionalTextField('Location', 300)
  location?: string | null;

  @OptionalLinkUrlField('Zoom link')
  zoomLink?: string | null;

  /** Maximum number of attendees per occurrence. Members with later RSVPs are on the waitlist. */
  @OptionalIntegerField('Capacity', 1)
  capacity?: number | null;

  /** Description as Markdown. */
  @OptionalTextField('Description', 5_000)
  description?: string | null;

  /** URL of a picture of the library. */
  @OptionalPictureUrlField('Picture')
  pictureUrl?: string | null;

  @ChoiceField('Tier', tiers, 'seeker')
  visibilityTier?: Tier;

  @ChoiceField('EventCategory', eventCategories, 'workshop')
  category?: EventCategory;

  /** Ids of the teachers or hosts, in display order. */
  @PersonIdsField()
  personIds?: string[];
}

export class EventListQuery extends ContentListQuery {
  /**
   * `upcoming` returns events that have not started, next first, and `past` returns the other events, latest first. A
   * recurring event is upcoming until its last occurrence starts.
   */
  @IsOptional()
  @IsIn(['upcoming', 'past'], { message: 'Choose upcoming or past, or leave it out' })
  when?: 'upcoming' | 'past';
}

export class ChangedDateView {
  /** Start by the recurrence rule, or null for an occurrence that staff added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  startsAt!: string;
  endsAt!: string;
  isCancelled!: boolean;
  note!: string | null;
}

export class EventView extends ItemView {
  slug!: string;
  startsAt!: string;
  endsAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  /** RFC 5545 recurrence rule, or null for an event with a single occurrence. */
  recurrence!: string | null;
  /** Start of the first occurrence, at which the recurrence rule begins. */
  firstStartsAt!: string;
  /** End of the first occurrence. */
  firstEndsAt!: string;
  /** Start times of up to six later occurrences, or empty for an event with a single occurrence. */
  laterDates!: string[];
  /** Moved, changed, cancelled and added occurrences, until a week after they end. */
  changedDates!: ChangedDateView[];
  isVirtual!: boolean;
  location!: string | null;
  /** Description as Markdown. */
  description!: string | null;
  /** Description as HTML that is safe to show. */
  descriptionHtml!: string | null;
  /** Description without Markdown marks. */
  descriptionPlain!: string | null;
  /** Picture of the event, or null if it has none. */
  @ApiProperty({ type: () => PictureView, nullable: true })
  picture!: PictureView | null;
  category!: EventCategory;
  /** The teachers or hosts, in display order. */
  people!: NamedPersonView[];
  /** Maximum number of attendees per occurrence, or null for no limit. */
  capacity!: number | null;
}

export class StaffEventView extends StaffItemView {
  slug!: string;
  /** Start of the first occurrence. */
  startsAt!: string;
  endsAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  /** RFC 5545 recurrence rule, or null for an event with a single occurrence. */
  recurrence!: string | null;
  isVirtual!: boolean;
  location!: string | null;
  zoomLink!: string | null;
  capacity!: number | null;
  description!: string | null;
  /** URL of a picture of the library. */
  pictureUrl!: string | null;
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

export const eventKind: KindDefinition<EventTypes> = {
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
      ...{ shownAt: shownStartSql, shownEnd: shownEndSql },
      laterDates: `coalesce(s.later, '[]'::jsonb)`,
      changedDates: `coalesce(s.changes, '[]'::jsonb)`,
      people: buildPeopleSql('e'),
    },
    join: buildSeriesJoin,
    variesBy: 'time',
    isPublic: validRecurrenceCondition,
    order: ({ when }) => ({ key: shownStartSql, type: 'timestamptz', direction: when === 'upcoming' ? 'asc' : 'desc' }),
    conditions: ({ q, when }, now) => [
      ...buildTitleConditions('e', q),
      ...(when
        ? [{ sql: `${shownStartSql} ${when === 'upcoming' ? '>=' : '<'} ?::timestamptz`, params: [now.toISOString()] }]
        : []),
    ],
    pictureUrl: ({ pictureUrl }) => pictureUrl,
    view: (event, joined, { tier, findPicture }) => {
      const visibility = computeVisibility(tier, event.visibilityTier);
      return {
        ...pickFields(
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
        descriptionHtml: event.description && renderProse(event.description),
        descriptionPlain: event.description && toPlainText(event.description),
        picture: findPicture(event.pictureUrl) ?? null,
        startsAt: new Date(joined.shownAt).toISOString(),
        endsAt: new Date(joined.shownEnd).toISOString(),
        firstStartsAt: event.startsAt,
        firstEndsAt: event.endsAt,
        ...pickFields(joined, 'laterDates', 'changedDates', 'people'),
        ...visibility,
      };
    },
    staffView: ({ sequence: _, ...event }) => event,
  },
  write: {
    prepareValues: async (draft, before, { em }) => prepareEventValues(await checkPeopleExist(draft, em), before),
    afterChange: rescheduleEventDates,
    beforeRemoval: publishEventRemoved,
    countBelow: async (id, em) => ({ replays: await em.count(Replay, { event: id }) }),
  },
};
