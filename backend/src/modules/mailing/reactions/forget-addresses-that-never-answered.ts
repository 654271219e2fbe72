import { Schedule, type ScheduledWork } from '../../../platform/queue/schedule.ts';
import { ForgetUnconfirmed } from '../use-cases/forget-unconfirmed.ts';

@Schedule({ name: 'mailing.forget-unconfirmed', queue: 'mailing', everySeconds: 3_600 })
export class ForgetAddressesThatNeverAnswered implements ScheduledWork {
  constructor(private readonly forgetUnconfirmed: ForgetUnconfirmed) {}

  run(): Promise<void> {
    return this.forgetUnconfirmed.execute();
  }
}
