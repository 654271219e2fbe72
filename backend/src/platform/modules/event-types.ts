import { DomainEvent, type DomainEventClass } from '#kernel/domain-event.ts';

const types = new Set<string>();

const isEventClass = (value: unknown): value is DomainEventClass =>
  typeof value === 'function' && value.prototype instanceof DomainEvent;

export function registerEventTypes(classes: readonly unknown[]): void {
  for (const found of classes) if (isEventClass(found)) types.add(found.type);
}

/** Types of the events that the modules export, also of those without a reaction. */
export const listExportedEventTypes = (): string[] => [...types];
