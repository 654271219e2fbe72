import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';

const answers = ['coming', 'waiting'] as const;

export class EventPersonView {
  userId!: string;
  /** Name of the member, or empty for an account without a name. */
  name!: string;
  email!: string;
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  tier!: Tier;
  /** RSVP of the member; null when the member attended without an RSVP or cancelled the RSVP for this date. */
  @ApiProperty({ enum: answers, nullable: true })
  answer!: (typeof answers)[number] | null;
  /** Time when the member joined or staff recorded the attendance; null for a member who did not attend. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  joinedAt!: string | null;
  /** True when staff recorded the attendance. */
  isRecordedByStaff!: boolean;
}

export class EventPeopleView {
  /** Total number of people, of which `items` contains at most 1,000. */
  total!: number;
  items!: EventPersonView[];
}
