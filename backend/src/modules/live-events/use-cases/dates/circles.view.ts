import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

const answers = ['coming', 'waiting'] as const;

/** One date of an event for a member. Only the join call returns the meeting link. */
export class CircleDateView {
  eventId!: string;
  slug!: string;
  title!: string;
  /** workshop, circle, retreat or webinar */
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
  /** Original start of a moved date. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  movedFrom!: string | null;
  isCancelled!: boolean;
  note!: string | null;
  @ApiProperty({ enum: tiers })
  visibilityTier!: Tier;
  locked!: boolean;
  /** Your RSVP for this date; null without one. */
  @ApiProperty({ enum: answers, nullable: true })
  answer!: (typeof answers)[number] | null;
  /** True when you attend all dates of the series. */
  comesToAll!: boolean;
  coming!: number;
  /** Null when places are not limited. */
  @ApiProperty({ type: Number, nullable: true })
  placesLeft!: number | null;
  present!: number;
  wasThere!: boolean;
  /** Replay of a past date; null without one. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  replayId!: string | null;
}

export class CirclesView {
  /** Server time; compare it with `opensAt`. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  items!: CircleDateView[];
}
