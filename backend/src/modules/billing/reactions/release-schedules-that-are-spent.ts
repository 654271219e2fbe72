import { Schedule } from '../../../platform/queue/schedule.ts';
import { ReleaseSpentSchedules } from '../use-cases/commands/release-spent-schedules.ts';

@Schedule({ name: 'billing.release-schedules', queue: 'billing', everySeconds: 300 })
export class ReleaseSchedulesThatAreSpent {
  constructor(private readonly releaseSpentSchedules: ReleaseSpentSchedules) {}

  run(): Promise<unknown> {
    return this.releaseSpentSchedules.execute();
  }
}
