import { Schedule } from '../../../platform/queue/schedule.ts';
import { EndGrace } from '../use-cases/standing/end-grace.ts';

@Schedule({ name: 'billing.end-grace', queue: 'billing', everySeconds: 60 })
export class EndGraceThatIsOver {
  constructor(private readonly endGrace: EndGrace) {}

  run(): Promise<unknown> {
    return this.endGrace.execute();
  }
}
