import { createHmac } from 'node:crypto';

/**
 * Builds the Stripe-Signature header. `secrets` may have two, comma-separated, during a rotation. It uses real time,
 * because receivers compare it with their own clocks.
 */
export function signWebhookBody(body: string, secrets: string, milliseconds = Date.now()): string {
  const time = Math.floor(milliseconds / 1000);
  const marks = secrets
    .split(',')
    .map((secret) => `v1=${createHmac('sha256', secret.trim()).update(`${time}.${body}`).digest('hex')}`);
  return [`t=${time}`, ...marks].join(',');
}
