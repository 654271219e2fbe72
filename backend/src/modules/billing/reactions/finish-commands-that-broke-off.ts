import { Schedule } from '../../../platform/queue/schedule.ts';
import { FinishCommands } from '../use-cases/commands/finish-commands.ts';

@Schedule({ name: 'billing.finish-commands', queue: 'billing', everySeconds: 60 })
export class FinishCommandsThatBrokeOff {
  constructor(private readonly finishCommands: FinishCommands) {}

  run(): Promise<unknown> {
    return this.finishCommands.execute();
  }
}
