import { Schedule, type ScheduledWork } from '../../../platform/queue/schedule.ts';
import { ForgetMailTraces } from '../use-cases/mail/forget-mail-traces.ts';

@Schedule({ name: 'auth.forget-what-is-over', queue: 'auth-mail', everySeconds: 600 })
export class ForgetWhatIsOver implements ScheduledWork {
  constructor(private readonly forgetMailTraces: ForgetMailTraces) {}

  run(): Promise<void> {
    return this.forgetMailTraces.execute();
  }
}
