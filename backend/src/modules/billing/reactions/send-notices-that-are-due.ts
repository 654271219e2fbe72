import { Schedule } from '../../../platform/queue/schedule.ts';
import { SendNotices } from '../use-cases/notices/send-notices.ts';

@Schedule({ name: 'billing.send-notices', queue: 'billing', everySeconds: 15 })
export class SendNoticesThatAreDue {
  constructor(private readonly sendNotices: SendNotices) {}

  run(): Promise<unknown> {
    return this.sendNotices.execute();
  }
}
