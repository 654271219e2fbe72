import { createHmac } from 'node:crypto';

/**
 * Stripe-Signature header. `secrets` may contain several secrets, separated by commas. By default uses the real time,
 * because the receiver compares the time with its own clock.
 */
export function signWebhookBody(body: string, secrets: string, milliseconds = Date.now()): string {
  const time = Math.floor(milliseconds / 1000);
  const marks = secrets
    .split(',')
    .map((secret) => `v1=${createHmac('sha256', secret.trim()).update(`${time}.${body}`).digest('hex')}`);
  return [`t=${time}`, ...marks].join(',');
}
