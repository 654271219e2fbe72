import type { AutomationStep } from '../domain/automation.entity.ts';

export function describeStep({ action, subject, label, body }: AutomationStep): string {
  if (action === 'email') return subject;
  if (action === 'notify-staff') return `Message to staff: ${body.slice(0, 80)}`;
  return `${action === 'add-label' ? 'Add' : 'Remove'} the label ${label}`;
}
