import { RunDueAutomationSteps } from '#modules/automations/use-cases/runs/run-due-steps.ts';
import type { World, Member } from '../world.ts';

export interface TestedAutomation {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isBuiltIn: boolean;
  readonly waiting: number;
  readonly updatedAt: string;
  readonly steps: readonly { readonly id: string; readonly waiting: number; readonly sent: number }[];
}

interface TestedPerson {
  readonly email: string;
  readonly state: string;
  readonly isHeldBack: boolean;
}

export function findZoneAtHour(hour: number): string {
  const east = hour - new Date().getUTCHours();
  const offset = east < -12 ? east + 24 : east > 14 ? east - 24 : east;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

export const emailStep = (subject: string, more: object = {}) => ({
  ...{ waitHours: 0, action: 'email', tiers: [], subject, preheader: '', body: `Text of ${subject}`, label: '' },
  ...more,
});

export const labelStep = (label: string, more: object = {}) => ({
  ...emailStep('', { body: '' }),
  ...{ action: 'add-label', label },
  ...more,
});

export class AutomationStaff {
  private count = 0;

  private constructor(
    private readonly world: World,
    readonly admin: Member,
  ) {}

  static async start(world: World): Promise<AutomationStaff> {
    return new AutomationStaff(world, await world.member({ roles: ['admin'] }));
  }

  get caller() {
    return this.world.as(this.admin);
  }

  buildInput(steps: object[], more: object = {}) {
    this.count += 1;
    return {
      ...{ name: `Automation ${this.count}`, trigger: 'list-joined', triggerLabel: null, goal: 'none', steps },
      ...{ tiers: [], labels: [], sources: [] },
      ...more,
    };
  }

  async create(steps: object[], more: object = {}): Promise<TestedAutomation> {
    const input = this.buildInput(steps, more);
    const { body } = await this.caller.post<TestedAutomation>('/api/admin/automations', input);
    await this.switchTo(body.id, true);
    return body;
  }

  switchTo(id: string, isActive: boolean) {
    return this.caller.put<TestedAutomation>(`/api/admin/automations/${id}/active`, { isActive });
  }

  async read(id: string): Promise<TestedAutomation> {
    return (await this.caller.get<TestedAutomation>(`/api/admin/automations/${id}`)).body;
  }

  async peopleOf(id: string): Promise<TestedPerson[]> {
    const path = `/api/admin/automations/${id}/people`;
    return (await this.caller.get<{ items: TestedPerson[] }>(path)).body.items;
  }

  async join(name: string, { source = 'footer', timeZone = findZoneAtHour(12) } = {}): Promise<string> {
    const email = name.includes('@') ? name : `${name}@example.org`;
    await this.world.post('/api/functions/subscribe-email', { email, source, timeZone });
    await this.world.settle();
    return email;
  }

  async runDue(): Promise<void> {
    await this.world.app.get(RunDueAutomationSteps, { strict: false }).runDue();
    await this.world.settle();
  }

  async subjectsTo(email: string): Promise<string[]> {
    const mails = await this.world.mail.sentTo(email);
    return mails.map(({ subject }) => subject).filter((subject) => !/^(Welcome|Confirm)/.test(subject));
  }

  async switchAllOff(): Promise<void> {
    await this.world.sql('update sequence set active_since = null');
  }
}
