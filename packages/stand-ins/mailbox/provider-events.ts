import { randomUUID } from 'node:crypto';
import type { StoredEmail } from './email-store.ts';
import type { Outcome } from './outcomes.ts';

export interface ProviderEvent {
  id: string;
  type: string;
  body: string;
}

const BOUNCES = {
  bounced: { type: 'Permanent', subType: 'General', message: 'The mailbox does not exist.' },
  'soft-bounced': { type: 'Transient', subType: 'MailboxFull', message: 'The mailbox is full.' },
};

export function createWebhookEvents(email: StoredEmail, outcome: Outcome): ProviderEvent[] {
  if (outcome === 'complained')
    return [createWebhookEvent(email, 'delivered'), createWebhookEvent(email, 'complained')];
  return [createWebhookEvent(email, outcome)];
}

export function createWebhookEvent(email: StoredEmail, outcome: Outcome, createdAt = new Date()): ProviderEvent {
  const { id, from, to, subject, created_at } = email;
  const bounce = outcome === 'bounced' || outcome === 'soft-bounced' ? { bounce: BOUNCES[outcome] } : {};
  const type = `email.${outcome === 'soft-bounced' ? 'bounced' : outcome}`;
  const data = { email_id: id, from, to, subject, created_at, ...bounce };
  const body = JSON.stringify({ type, created_at: createdAt.toISOString(), data });
  return { id: `msg_${randomUUID()}`, type, body };
}
