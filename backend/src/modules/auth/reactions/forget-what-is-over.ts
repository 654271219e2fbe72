import { Schedule, type ScheduledWork } from '../../../platform/queue/schedule.ts';
import { ForgetEndedSessions } from '../use-cases/forget-ended-sessions.ts';
import { ForgetOldPlaces } from '../use-cases/forget-old-places.ts';
import { ForgetMailTraces } from '../use-cases/mail/forget-mail-traces.ts';

@Schedule({ name: 'auth.forget-what-is-over', queue: 'auth-mail', everySeconds: 600 })
export class ForgetWhatIsOver implements ScheduledWork {
  constructor(
    private readonly forgetMailTraces: ForgetMailTraces,
    private readonly forgetEndedSessions: ForgetEndedSessions,
    private readonly forgetOldPlaces: ForgetOldPlaces,
  ) {}

  async run(): Promise<void> {
    await this.forgetMailTraces.execute();
    await this.forgetEndedSessions.execute();
    await this.forgetOldPlaces.execute();
  }
}
