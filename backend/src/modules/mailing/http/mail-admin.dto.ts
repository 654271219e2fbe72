import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { suppressionReasons, type SuppressionReason } from '../use-cases/suppression/suppression.view.ts';

export class SuppressionListQuery extends ListQuery {
  @ApiProperty({ required: false, enum: suppressionReasons, enumName: 'SuppressionReason' })
  @IsOptional()
  @IsIn(suppressionReasons, { message: 'Choose a reason of the list' })
  reason?: SuppressionReason;
}

export class SuppressedAddressParams {
  @Matches(/^[0-9a-f]{64}$/, { message: 'The id is the hash of an email address' })
  id!: string;
}
