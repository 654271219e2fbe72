import { ApiProperty } from '@nestjs/swagger';
import { suppressionReasons, type SuppressionReason } from '../../domain/email-suppression.entity.ts';

export { suppressionReasons, type SuppressionReason };

export class SuppressedAddressView {
  /** Hash of the email address. */
  id!: string;
  /** Shortened email address, such as `a…@example.org`, or null when the person's data is deleted. */
  @ApiProperty({ type: String, nullable: true })
  maskedEmail!: string | null;
  @ApiProperty({ enum: suppressionReasons, enumName: 'SuppressionReason' })
  reason!: SuppressionReason;
  /** Reason in the words of the email provider. */
  @ApiProperty({ type: String, nullable: true })
  detail!: string | null;
  since!: Date;
  /** True when staff may remove the email address, which is possible only after a bounce. */
  mayRemove!: boolean;
}

export class SuppressedAddressPage {
  items!: SuppressedAddressView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
  /** Number of all suppressed email addresses. */
  total!: number;
}
