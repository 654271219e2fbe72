import { formatCount } from '../../ui/format.ts';
import type { AutomationPerson, AutomationStep, PersonAutomation } from './api/automations.ts';

export function formatWait(hours: number): string {
  if (hours === 0) return 'At once';
  return hours % 24 === 0 ? `${formatCount(hours / 24, 'day')} later` : `${formatCount(hours, 'hour')} later`;
}

export const stepActionLabels: Readonly<Record<AutomationStep['action'], string>> = {
  email: 'Send an email',
  'add-label': 'Add a label',
  'remove-label': 'Remove a label',
  'notify-staff': 'Notify staff by email',
};

export function nameStep({
  action,
  subject,
  label,
  body,
}: Pick<AutomationStep, 'action' | 'subject' | 'label' | 'body'>) {
  if (action === 'email') return subject;
  if (action === 'notify-staff') return `Notify staff: ${body.slice(0, 60)}`;
  return `${action === 'add-label' ? 'Add' : 'Remove'} the label ${label}`;
}

export const personStateLabels: Readonly<Record<AutomationPerson['state'], string>> = {
  active: 'waits',
  done: 'finished',
  goal: 'reached the goal',
  unsubscribed: 'may get no emails of the list',
  ended: 'ended by staff',
  failed: 'ended, because a step failed',
};

type StepResult = PersonAutomation['steps'][number]['result'];

export const stepResultLabels: Readonly<Record<StepResult, string>> = {
  'email-queued': 'email sent',
  'label-changed': 'done',
  'staff-notified': 'staff notified',
  skipped: 'skipped, because it is for other tiers',
  'held-back': 'moved to the next day, because they got another email that day',
  failed: 'failed 10 times',
};
