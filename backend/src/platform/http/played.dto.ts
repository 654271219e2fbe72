import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { IsDateTime, type ValidDate } from './date-time.ts';
import { composeRules } from './text-rules.ts';

const rule = (name: string, holds: (value: unknown) => boolean, message: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });

const described = (options: object): PropertyDecorator => ApiProperty(options as ApiPropertyOptions);

/** Position in audio or video, in seconds with fractions. */
export const Position = (): PropertyDecorator =>
  composeRules(
    described({ type: Number, minimum: 0 }),
    rule('position', isPosition, 'The position must be a number of seconds, 0 or more'),
  );

const mostSpans = 100;

/** Played parts of a recording, each as its start and end in seconds. */
export const Spans = (): PropertyDecorator =>
  composeRules(
    described({
      type: 'array',
      maxItems: mostSpans,
      items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number', minimum: 0 } },
    }),
    rule(
      'spans',
      (value) => Array.isArray(value) && value.length <= mostSpans && value.every(isSpan),
      `What was watched must be at most ${mostSpans} pairs of seconds, each with its beginning first`,
    ),
  );

const isPosition = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const isSpan = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isPosition) && Number(value[0]) <= Number(value[1]);

/** Progress report of a media player. */
export class RecordProgressDto {
  /** Current position in seconds. */
  @Position()
  positionSec!: number;

  /** Spans played since the last report, as [from, to] in seconds; skipped parts are not included. */
  @Spans()
  watched!: [number, number][];

  /** Time of the report by the clock of the device. */
  @IsDateTime('playedAt')
  playedAt!: ValidDate;
}
