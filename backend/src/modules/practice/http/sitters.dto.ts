import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';

const longestSec = 12 * 3_600;
const howLong = `seconds must be a whole number from 1 to ${longestSec}`;

export class SittersQuery {
  /** Duration of the reader's meditation session in seconds, with pauses. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: longestSec, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: howLong })
  @Min(1, { message: howLong })
  @Max(longestSec, { message: howLong })
  seconds?: number;
}

export class PresenceConsentDto {
  /** True if the user agrees to be counted during meditation sessions. */
  @IsBoolean({ message: 'showsLight must be true or false' })
  showsLight!: boolean;
}
