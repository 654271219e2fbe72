import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import type { QueueName } from './queues.ts';

export interface ScheduleOptions {
  readonly name: string;
  readonly queue: QueueName;
  /** Interval between runs. All workers compute the same intervals, so each interval has only one job. */
  readonly everySeconds: number | ((settings: Settings) => number);
}

export const scheduleMetadata = 'oneness:schedule';

/** A failed or killed run repeats, so the method must be safe to repeat. */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
