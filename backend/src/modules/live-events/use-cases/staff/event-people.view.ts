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
  /** Null for a member who attended without an RSVP, or after cancelling it for this date. */
  @ApiProperty({ enum: answers, nullable: true })
  answer!: (typeof answers)[number] | null;
  /** Time of joining or of the record by staff, or null for a member who did not attend. */
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
