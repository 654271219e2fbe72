import { SetMetadata } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import type { QueueName } from './queues.ts';

export interface ScheduleOptions {
  readonly name: string;
  readonly queue: QueueName;
  /** Seconds between two runs. All workers compute the same times, so each run has one job. */
  readonly everySeconds: number | ((settings: Settings) => number);
}

export const scheduleMetadata = 'oneness:schedule';

/** Runs a method on a schedule. The method may run twice for one time, so it must be safe to repeat. */
export const Schedule = (options: ScheduleOptions) => SetMetadata(scheduleMetadata, options);
