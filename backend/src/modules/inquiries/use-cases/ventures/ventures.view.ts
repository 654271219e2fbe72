import { ApiProperty } from '@nestjs/swagger';
import { ventureStates, type VentureState } from '../../domain/inquiry-kinds.ts';

/** An application for a venture, as its applicant sees it. */
export class VentureView {
  id!: string;
  /** Such as P-7K3QX2. */
  reference!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
  /** Somebody has read it. */
  isRead!: boolean;
  @ApiProperty({ enum: ventureStates, enumName: 'VentureState' })
  state!: VentureState;
  /** Why it was declined. */
  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;
}

export class VenturesView {
  /** The newest first. */
  items!: VentureView[];
}
