import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

export const eventStates = ['draft', 'scheduled', 'published'] as const;

export class EventDateRowView {
  eventId!: string;
  /** First start, which identifies the date even after staff move the date. */
  knownAs!: string;
  /** Start by the recurrence rule, or null for a date that staff added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalStart!: string | null;
  /** End by the recurrence rule, or null for a date that staff added. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  originalEnd!: string | null;
  startsAt!: string;
  endsAt!: string;
  title!: string;
  slug!: string;
  category!: string;
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  visibilityTier!: Tier;
  /** IANA time zone of the event. */
  zone!: string;
  /** RFC 5545 recurrence rule, or null for an event with a single date. */
  recurrence!: string | null;
  isVirtual!: boolean;
  location!: string | null;
  /** Meeting link of this date, if different from the link of the event. */
  room!: string | null;
  /** Maximum number of attendees, or null for no limit. */
  capacity!: number | null;
  /** `draft` and `scheduled` mean that readers do not see the event yet. */
  @ApiProperty({ enum: eventStates })
  status!: (typeof eventStates)[number];
  isCancelled!: boolean;
  /** True when staff changed the time of this date. */
  isMoved!: boolean;
  note!: string | null;
  /** Number of members with an RSVP and a place. */
  coming!: number;
  /** Number of members on the waitlist. */
  waiting!: number;
  /** Number of members who attended. */
  present!: number;
  /** Id of the replay of this date, or null without a replay or before the end. */
  replayId!: string | null;
}

export class EventDateRowsView {
  /** Current time of the server. */
  now!: string;
  /** IANA time zone of the institute. */
  zone!: string;
  /** Total number of matching dates, of which `items` contains one page. */
  total!: number;
  items!: EventDateRowView[];
}

export class RemovalAudienceView {
  /** Each member counts once, also with RSVPs for several of the events. */
  total!: number;
}

export class EventAudienceView {
  coming!: number;
  waiting!: number;
  total!: number;
}
