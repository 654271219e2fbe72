import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

const rsvpAnswers = ['coming', 'waiting'] as const;

/** Members get the meeting link only from the endpoint for joining. */
export class CircleDateView {
  eventId!: string;
  slug!: string;
  title!: string;
  /** Category of the event: workshop, circle, retreat or webinar. */
  category!: string;
  @ApiProperty({ format: 'date-time' })
  startsAt!: string;
  @ApiProperty({ format: 'date-time' })
  endsAt!: string;
  /** Time from which members can join the online meeting. */
  @ApiProperty({ format: 'date-time' })
  opensAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  isVirtual!: boolean;
  location!: string | null;
  /** True for a recurring event. */
  isSeries!: boolean;
  /** Start before staff moved the occurrence, or null when it was not moved. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  movedFrom!: string | null;
  isCancelled!: boolean;
  note!: string | null;
  @ApiProperty({ enum: tiers })
  visibilityTier!: Tier;
  locked!: boolean;
  /**
   * Your RSVP for this occurrence or for all occurrences; null when you have none or cancelled it for this occurrence.
   */
  @ApiProperty({ enum: rsvpAnswers, nullable: true })
  answer!: (typeof rsvpAnswers)[number] | null;
  /** True when your RSVP is for all occurrences. */
  comesToAll!: boolean;
  coming!: number;
  /** Number of free places, or null when places are not limited. */
  @ApiProperty({ type: Number, nullable: true })
  placesLeft!: number | null;
  present!: number;
  wasThere!: boolean;
  /** Id of the replay of a past occurrence, or null when there is none. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  replayId!: string | null;
}

export class CirclesView {
  /** Current time of the server, to compare with the time from which members can join. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  items!: CircleDateView[];
}
