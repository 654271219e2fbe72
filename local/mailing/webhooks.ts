import { setTimeout as delay } from 'node:timers/promises';
import { createEventHeaders } from 'stand-ins/mailbox/event-headers';
import type { StoredEmail } from 'stand-ins/mailbox/email-store';
import { createWebhookEvent } from 'stand-ins/mailbox/provider-events';
import { requestJson } from '../run/http-client.ts';
import { findQuantile } from './auth-emails.ts';
import type { MailingProduct } from './product.ts';

const everyMs = 500;

export interface WebhookResult {
  responses: number;
  p95Ms: number;
}

export async function sendWebhooks(
  { url, mailboxUrl, webhookSecret }: MailingProduct,
  recipient: string,
  isOver: () => boolean,
): Promise<WebhookResult> {
  const sent = { method: 'GET' as const, url: `${mailboxUrl}/emails?to=${encodeURIComponent(recipient)}` };
  const [email] = (await requestJson<{ data: StoredEmail[] }>(sent)).data;
  if (!email) throw new Error(`The mailbox has no email to ${recipient}`);
  const times: number[] = [];
  while (!isOver()) {
    const event = createWebhookEvent(email, 'delivered');
    const headers = createEventHeaders(event, webhookSecret);
    const at = Date.now();
    // Ignores a failed request during a restart of PostgreSQL, because the real provider would repeat the webhook.
    const response = await fetch(`${url}/api/webhooks/resend`, { method: 'POST', headers, body: event.body }).catch(
      () => undefined,
    );
    await response?.arrayBuffer();
    const tookMs = Date.now() - at;
    if (response?.status === 200) times.push(tookMs);
    await delay(Math.max(0, everyMs - tookMs));
  }
  times.sort((one, other) => one - other);
  return { responses: times.length, p95Ms: findQuantile(times, 0.95) };
}
