import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { IsDateTime, type ValidDate } from './date-time.ts';
import { composeDecorators } from './text-rules.ts';

const createRule = (name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const describeProperty = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

export const IsMediaPosition = (): PropertyDecorator =>
  composeDecorators(
    describeProperty({ type: Number, minimum: 0 }),
    createRule('position', isPosition, 'The position must be a number of seconds, 0 or more'),
  );

const maxSpans = 100;

export const IsPlayedRangeList = (): PropertyDecorator =>
  composeDecorators(
    describeProperty({
      type: 'array',
      maxItems: maxSpans,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number', minimum: 0 } },
    }),
    createRule(
      'spans',
      (value) => Array.isArray(value) && value.length <= maxSpans && value.every(isSpan),
      `What was watched must be at most ${maxSpans} pairs of seconds, each with its beginning first`,
    ),
  );

const isPosition = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const isSpan = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isPosition) && Number(value[0]) <= Number(value[1]);

/** Progress report that a media player sends while it plays. */
export class RecordProgressDto {
  /** Current position in seconds. */
  @IsMediaPosition()
  positionSec!: number;

  /** Parts played since the last report, as [start, end] in seconds; skipped parts are not included. */
  @IsPlayedRangeList()
  watched!: [number, number][];

  /** Time of the report by the clock of the member's device. */
  @IsDateTime('playedAt')
  playedAt!: ValidDate;
}
