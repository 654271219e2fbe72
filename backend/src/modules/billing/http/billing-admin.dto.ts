import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { ToSingleLine } from '#platform/http/text-rules.ts';

const eventStates = ['unprocessed', 'all'] as const;

/** Filter for the list of events received from the payment provider. */
export class StripeEventsQuery extends ListQuery {
  /** `unprocessed` shows only events that are not processed yet, `all` shows all events. */
  @ApiProperty({ enum: eventStates, required: false, default: 'all' })
  @IsOptional()
  @IsIn(eventStates, { message: 'Choose unprocessed or all' })
  state: (typeof eventStates)[number] = 'all';
}

/** Path parameter: the payment provider's id of an event. */
export class StripeEventParams {
  @ToSingleLine()
  @IsString()
  @MaxLength(255)
  id!: string;
}
