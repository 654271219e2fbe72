import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { ventureStates, type VentureState } from '../use-cases/inquiries.view.ts';
import { LongText } from './form-rules.ts';

export class DecideVentureDto {
  @ApiProperty({ enum: ventureStates, enumName: 'VentureState' })
  @IsIn(ventureStates, { message: 'Choose new, in-review, accepted or declined' })
  state!: VentureState;

  /** Reason for declining the application; the applicant sees it. */
  @ApiProperty({ type: String, required: false, minLength: 1, maxLength: 2000 })
  @ValidateIf(({ state, reason }: DecideVentureDto) => state === 'declined' || reason !== undefined)
  @LongText({ label: 'Reason', atMost: 2000, missing: 'Please write a reason' })
  reason?: string;
}
