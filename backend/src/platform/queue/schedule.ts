import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import type { QueueName } from './queues.ts';

export interface ScheduleOptions {
  readonly name: string;
  readonly queue: QueueName;
  /** All workers compute the same times, and each time runs once. */
  readonly everySeconds: number | ((settings: Settings) => number);
}

export const scheduleMetadata = 'oneness:schedule';

/** A failed or killed run repeats, so the method must be safe to repeat. */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
