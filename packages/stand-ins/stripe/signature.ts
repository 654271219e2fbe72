import { createHmac } from 'node:crypto';

/** The receiver compares the time with its own clock, so the default is the real time. */
export function signWebhookBody(body: string, secrets: string, milliseconds = Date.now()): string {
  const time = Math.floor(milliseconds / 1000);
  const marks = secrets
    .split(',')
    .map((secret) => `v1=${createHmac('sha256', secret.trim()).update(`${time}.${body}`).digest('hex')}`);
  return [`t=${time}`, ...marks].join(',');
}
