import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { audienceLists, programStates, type AudienceList } from '../../domain/audience.entity.ts';

export { audienceLists, programStates, type AudienceList };

export class AudienceFilterView {
  @ApiProperty({ enum: audienceLists, required: false })
  list?: AudienceList;
  @ApiProperty({ enum: tiers, isArray: true, required: false })
  tiers?: Tier[];
  @ApiProperty({ type: [String], required: false })
  sources?: string[];
  @ApiProperty({ type: [String], required: false })
  labels?: string[];
  @ApiProperty({ type: String, format: 'uuid', required: false })
  programId?: string;
  @ApiProperty({ enum: programStates, required: false })
  programState?: (typeof programStates)[number];
  @ApiProperty({ type: String, format: 'date-time', required: false })
  seenSince?: string;
  @ApiProperty({ type: String, format: 'date-time', required: false })
  notSeenSince?: string;
  @ApiProperty({ type: String, format: 'date-time', required: false })
  joinedSince?: string;
  @ApiProperty({ type: String, format: 'date-time', required: false })
  joinedBefore?: string;
}

export class AudienceView {
  id!: string;
  name!: string;
  filter!: AudienceFilterView;
  /** True when the filter has no condition and matches all subscribers. */
  isWholeList!: boolean;
  createdAt!: string;
  /** Time of the last change. Send this time quoted as `If-Match` with a change. */
  updatedAt!: string;
}

export class AudiencePage {
  @ApiProperty({ type: [AudienceView] })
  items!: AudienceView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class LeftOutView {
  unsubscribed!: number;
  /** People who have not clicked the confirmation link. */
  unconfirmed!: number;
  /** People whose email address is on the suppression list. */
  suppressed!: number;
  /** People who turned the newsletter off. */
  muted!: number;
}

export class AudienceCountView {
  /** Number of people who get a campaign for this audience now. */
  recipients!: number;
  leftOut!: LeftOutView;
  /** Number of all subscribers who get campaigns. */
  active!: number;
  /** True when the filter has no condition. Sending then requires the number to be typed. */
  isWholeList!: boolean;
}

export class AudiencePersonView {
  /** Id of the subscriber, to preview a campaign as this person. */
  id!: string;
  email!: string;
  firstName!: string;
  lastName!: string;
  source!: string | null;
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  subscribedAt!: string;
}

export class AudiencePeopleView {
  @ApiProperty({ type: [AudiencePersonView] })
  items!: AudiencePersonView[];
}

export class AudienceSourceView {
  name!: string;
  people!: number;
}

export class AudienceProgramView {
  id!: string;
  title!: string;
}

export class AudienceOptionsView {
  @ApiProperty({ enum: audienceLists, isArray: true })
  lists!: AudienceList[];
  @ApiProperty({ enum: tiers, isArray: true })
  tiers!: Tier[];
  @ApiProperty({ type: [AudienceSourceView] })
  sources!: AudienceSourceView[];
  /** Labels that people have, in the order of the alphabet. */
  labels!: string[];
  @ApiProperty({ type: [AudienceProgramView] })
  programs!: AudienceProgramView[];
}
