import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { ToSingleLine } from '#platform/http/text-rules.ts';

const eventStates = ['unprocessed', 'all'] as const;

export class StripeEventsQuery extends ListQuery {
  /** `unprocessed` shows only events that are not processed yet, `all` shows all events. */
  @ApiProperty({ enum: eventStates, required: false, default: 'all' })
  @IsOptional()
  @IsIn(eventStates, { message: 'Choose unprocessed or all' })
  state: (typeof eventStates)[number] = 'all';
}

export class StripeEventParams {
  @ToSingleLine()
  @IsString()
  @MaxLength(255)
  id!: string;
}
