import { ApiProperty } from '@nestjs/swagger';
import { emailMessageStates, type EmailMessageState } from '../../domain/email-message.entity.ts';

export const mailProviderNames = ['resend', 'smtp'] as const;

export class DeliveryCountsView {
  sent!: number;
  delivered!: number;
  bounced!: number;
  complained!: number;
}

export class DomainDeliveryView extends DeliveryCountsView {
  /** Domain of the recipients, such as `example.org`. */
  domain!: string;
}

export class ListFiguresView extends DeliveryCountsView {
  /** Number of days that the counts cover. */
  days!: number;
  /** People who turned the newsletter off. */
  unsubscribed!: number;
  /** Share of bounces, from 0 to 1, above which a campaign with at least 100 sent emails pauses. */
  bounceLimit!: number;
  complaintLimit!: number;
  /** False when the provider reports no deliveries, bounces and complaints, or its webhook is not set up. */
  reportsDeliveries!: boolean;
}

export class UncertainEmailView {
  id!: string;
  kind!: string;
  recipient!: string;
  @ApiProperty({ enum: emailMessageStates, enumName: 'MailState' })
  state!: EmailMessageState;
  @ApiProperty({ type: String, nullable: true })
  failure!: string | null;
  createdAt!: Date;
}

export class MailHealthView {
  @ApiProperty({ enum: mailProviderNames, enumName: 'MailProviderName' })
  provider!: (typeof mailProviderNames)[number];
  /** False when the provider reports no deliveries, bounces and complaints, or its webhook is not set up. */
  reportsDeliveries!: boolean;
  /** Number of days that the counts cover. */
  days!: number;
  total!: DeliveryCountsView;
  /** Share of bounces, from 0 to 1, above which a campaign with at least 100 sent emails pauses. */
  bounceLimit!: number;
  complaintLimit!: number;
  /** At most 20 domains with the most emails. */
  domains!: DomainDeliveryView[];
  unknownCount!: number;
  /** At most 50 emails with the state `unknown`, newest first. */
  unknownEmails!: UncertainEmailView[];
}
