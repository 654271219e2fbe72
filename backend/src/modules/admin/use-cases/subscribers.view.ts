import { ApiProperty } from '@nestjs/swagger';

const optionalText = { type: String, nullable: true } as const;
const optionalTime = { type: String, format: 'date-time', nullable: true } as const;

/** An address on the mailing list, one that waits to be confirmed, or one that has left the list. */
export class SubscriberView {
  id!: string;
  email!: string;
  @ApiProperty(optionalText)
  firstName!: string | null;
  @ApiProperty(optionalText)
  lastName!: string | null;
  /** Where the form stood, such as 'footer'. */
  @ApiProperty(optionalText)
  source!: string | null;
  /** RFC 3339. */
  subscribedAt!: string;
  /** Set: has left the list. */
  @ApiProperty(optionalTime)
  unsubscribedAt!: string | null;
  @ApiProperty(optionalTime)
  lastEmailSentAt!: string | null;
  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True: was asked by mail to confirm the address, and has not yet. Else left out.',
  })
  awaitsConfirmation?: true;
}

/** Newest first. */
export class SubscriberPage {
  items!: SubscriberView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

/** How many addresses the mailing list holds. */
export class SubscriberCountsView {
  /** Everybody, those that wait to be confirmed included. */
  total!: number;
  /** On the list: confirmed, and not left. */
  active!: number;
  unsubscribed!: number;
}
