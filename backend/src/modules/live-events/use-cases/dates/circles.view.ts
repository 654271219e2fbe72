import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

const answers = ['coming', 'waiting'] as const;

/** One date of an event, as a member sees it. The way in is the answer of the call that joins. */
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
  /** From then on it can be joined. */
  @ApiProperty({ format: 'date-time' })
  opensAt!: string;
  /** The IANA zone whose wall clock the event keeps. */
  zone!: string;
  isVirtual!: boolean;
  location!: string | null;
  /** It is held again and again. */
  isSeries!: boolean;
  /** When it was to begin, where it was moved. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  movedFrom!: string | null;
  isCancelled!: boolean;
  note!: string | null;
  @ApiProperty({ enum: tiers })
  visibilityTier!: Tier;
  locked!: boolean;
  /** What the member said of this date; null where they said nothing, or no. */
  @ApiProperty({ enum: answers, nullable: true })
  answer!: (typeof answers)[number] | null;
  /** The member comes to every date of the series. */
  comesToAll!: boolean;
  /** How many said that they come. */
  coming!: number;
  /** Null where everybody may come. */
  @ApiProperty({ type: Number, nullable: true })
  placesLeft!: number | null;
  /** How many have come. */
  present!: number;
  /** The member has come. */
  wasThere!: boolean;
  /** Of a date that is over, where there is one. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  replayId!: string | null;
}

export class CirclesView {
  /** The product's time, by which doors open. */
  @ApiProperty({ format: 'date-time' })
  now!: string;
  items!: CircleDateView[];
}
