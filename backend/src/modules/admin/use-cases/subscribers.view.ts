import { ApiProperty } from '@nestjs/swagger';
import { suppressionReasons, type SuppressionReason } from '#modules/mailing/index.ts';

const optionalText = { type: String, nullable: true } as const;
const optionalTime = { type: String, format: 'date-time', nullable: true } as const;

export class SubscriberView {
  id!: string;
  email!: string;
  @ApiProperty(optionalText)
  firstName!: string | null;
  @ApiProperty(optionalText)
  lastName!: string | null;
  /** Place of the sign-up form on the site, such as 'footer'. */
  @ApiProperty(optionalText)
  source!: string | null;
  /** RFC 3339, time of the subscription. */
  subscribedAt!: string;
  /** RFC 3339, time of the unsubscription; null for a subscriber who has not unsubscribed. */
  @ApiProperty(optionalTime)
  unsubscribedAt!: string | null;
  @ApiProperty(optionalTime)
  lastEmailSentAt!: string | null;
  @ApiProperty({
    enum: suppressionReasons,
    enumName: 'SuppressionReason',
    nullable: true,
    description: 'Reason for which the person gets no emails of the mailing list; null when it is not suppressed.',
  })
  suppression!: SuppressionReason | null;
  @ApiProperty({
    type: Boolean,
    required: false,
    description: 'True: the confirmation email was sent and not confirmed yet. Otherwise absent.',
  })
  awaitsConfirmation?: true;
}

export class SubscriberPageView {
  items!: SubscriberView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

export class SubscriberCountsView {
  /** Number of all subscribers, including unconfirmed and unsubscribed ones. */
  total!: number;
  /** Number of subscribers who confirmed and have not unsubscribed. */
  active!: number;
  unsubscribed!: number;
}
