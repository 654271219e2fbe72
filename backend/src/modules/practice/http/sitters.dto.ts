import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';

const maxSitSec = 12 * 3_600;
const secondsMessage = `seconds must be a whole number from 1 to ${maxSitSec}`;

export class SittersQuery {
  /** Duration of the reader's meditation session in seconds, with pauses. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: maxSitSec, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: secondsMessage })
  @Min(1, { message: secondsMessage })
  @Max(maxSitSec, { message: secondsMessage })
  seconds?: number;
}

export class PresenceConsentDto {
  /** True if the user agrees to be counted during meditation sessions. */
  @IsBoolean({ message: 'showsLight must be true or false' })
  showsLight!: boolean;
}
