import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

const answers = ['coming', 'waiting'] as const;

/** One occurrence of an event, as a member sees it. Only the join endpoint returns the meeting link. */
export class CircleDateView {
  eventId!: string;
  slug!: string;
  title!: string;
  /** workshop, circle, retreat or webinar. */
  category!: string;
  @ApiProperty({ format: 'date-time' })
  startsAt!: string;
  @ApiProperty({ format: 'date-time' })
  endsAt!: string;
  /** Time from which members can join. */
  @ApiProperty({ format: 'date-time' })
  opensAt!: string;
  /** IANA time zone of the event. */
  zone!: string;
  isVirtual!: boolean;
  location!: string | null;
  /** True for a recurring event. */
  isSeries!: boolean;
  /** Start before staff moved the occurrence; null when it was not moved. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  movedFrom!: string | null;
  isCancelled!: boolean;
  note!: string | null;
  @ApiProperty({ enum: tiers })
  visibilityTier!: Tier;
  locked!: boolean;
  /** Your RSVP for this occurrence; null without one. */
  @ApiProperty({ enum: answers, nullable: true })
  answer!: (typeof answers)[number] | null;
  /** True when your RSVP is for the whole series. */
  comesToAll!: boolean;
  coming!: number;
  /** Null when places are not limited. */
  @ApiProperty({ type: Number, nullable: true })
  placesLeft!: number | null;
  present!: number;
  wasThere!: boolean;
  /** Id of the replay of a past occurrence; null without one. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  replayId!: string | null;
}

export class CirclesView {
  /** Server time, to compare with `computeJoinOpensAt`. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  items!: CircleDateView[];
}
