import { ApiProperty } from '@nestjs/swagger';
import { ventureStates, type VentureState } from '../../domain/inquiry-kinds.ts';

export class VentureView {
  id!: string;
  /** Reference of the application, such as P-7K3QX2. */
  reference!: string;
  title!: string;
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
  isRead!: boolean;
  @ApiProperty({ enum: ventureStates, enumName: 'VentureState' })
  state!: VentureState;
  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;
}

export class OwnVenturesView {
  /** Applications for ventures, newest first. */
  items!: VentureView[];
}
