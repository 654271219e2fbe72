import type { AutomationStep } from '../domain/automation.entity.ts';

/** Describes a step in a few words, such as the subject of its email. */
export function describeStep({ action, subject, label, body }: AutomationStep): string {
  if (action === 'email') return subject;
  if (action === 'notify-staff') return `Message to staff: ${body.slice(0, 80)}`;
  return `${action === 'add-label' ? 'Add' : 'Remove'} the label ${label}`;
}
