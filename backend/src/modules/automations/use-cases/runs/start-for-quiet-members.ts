import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { FindUsersById } from '#modules/auth/index.ts';
import { FindQuietMembers } from '#modules/practice/index.ts';
import { toTriggeredPerson } from '../triggers/find-people.ts';
import { quietPracticeTrigger } from '../triggers/triggers.ts';
import { StartAutomationRuns } from './start-runs.ts';

const dayMs = 86_400_000;
const quietDays = 14;
const firstId = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class StartForQuietMembers {
  constructor(
    private readonly clock: Clock,
    private readonly members: FindQuietMembers,
    private readonly users: FindUsersById,
    private readonly runs: StartAutomationRuns,
  ) {}

  /** Selects members whose last practice was 14 to 15 days ago, so that members who stopped earlier get no email. */
  @Schedule({ name: 'automations.quiet-practice', queue: 'notices', everySeconds: 3600 })
  async startDue(): Promise<void> {
    const to = new Date(this.clock.now().getTime() - quietDays * dayMs);
    const from = new Date(to.getTime() - dayMs);
    for (let afterId: string | undefined = firstId; afterId;) afterId = await this.startPage({ from, to, afterId });
  }

  private async startPage(page: { from: Date; to: Date; afterId: string }): Promise<string | undefined> {
    let ids: string[] = [];
    await this.runs.start({
      trigger: quietPracticeTrigger,
      occurredAt: realTime(),
      findPeople: async () => {
        ids = await this.members.find(page);
        return [...(await this.users.list(ids)).values()]
          .map(toTriggeredPerson)
          .filter((person) => person !== undefined);
      },
    });
    return ids.at(-1);
  }
}
