import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { MailServices } from '#modules/mailing/index.ts';

export interface TriggeredPerson {
  readonly email: string;
  readonly firstName: string;
  readonly userId: string | null;
}

export interface AutomationTrigger {
  /** The database stores this name, so never change the name. */
  readonly name: string;
  readonly text: string;
  readonly on?: DomainEventClass;
  label?(payload: object): string;
  findPeople(payload: object, services: MailServices): Promise<readonly TriggeredPerson[]>;
}

interface TriggerOptions<Payload extends object> {
  readonly name: string;
  readonly text: string;
  readonly on: DomainEventClass<DomainEvent<Payload>>;
  label?(payload: Payload): string;
  findPeople(payload: Payload, services: MailServices): Promise<readonly (TriggeredPerson | undefined)[]>;
}

export const defineTrigger = <Payload extends object>({
  label,
  findPeople,
  on,
  ...trigger
}: TriggerOptions<Payload>): AutomationTrigger => ({
  ...trigger,
  on: on as unknown as DomainEventClass,
  ...(label && { label: (payload: object) => label(payload as Payload) }),
  findPeople: async (payload, services) =>
    (await findPeople(payload as Payload, services)).filter((person) => person !== undefined),
});
