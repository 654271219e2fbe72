import { join } from 'node:path';
import { startMailbox } from 'stand-ins/mailbox/mailbox';
import { onStopRequest } from '../run/signals.ts';
import { startStripe } from 'stand-ins/stripe/start-stripe';

const {
  HOST: host = '127.0.0.1',
  LOCAL_DATA_DIR: dataDir = '.local',
  MAILBOX_SMTP_PORT: smtpPort,
  SITE_URL: site = 'http://localhost:3000',
} = process.env;

const running = await Promise.all([
  start('the payment stand-in', 'STRIPE_STANDIN_PORT', (port) =>
    startStripe({
      port,
      host,
      dataFile: join(dataDir, 'stripe.jsonl'),
      webhook: { url: webhookUrl('stripe'), secret: required('STRIPE_WEBHOOK_SECRET') },
      // A browser on another machine must be able to open the pages.
      pagesUrl: `http://${new URL(site).hostname}:${port}`,
    }),
  ),
  start('the mailbox', 'MAILBOX_PORT', (port) =>
    startMailbox({
      port,
      host,
      smtpPort: Number(smtpPort) || undefined,
      dataDir: join(dataDir, 'mailbox'),
      webhook: { url: webhookUrl('resend'), secret: required('RESEND_WEBHOOK_SECRET').split(',')[0] ?? '' },
    }),
  ),
]);

onStopRequest(() => {
  Promise.all(running.map((service) => service?.close())).then(
    () => process.exit(0),
    (error: unknown) => fail(String(error)),
  );
});
process.stdout.write(`${JSON.stringify({ event: 'services.ready', urls: running.map((service) => service?.url) })}\n`);

/** The name `localhost` can mean an IPv6 address, on which the product does not listen by default. */
function webhookUrl(service: string): string {
  const url = new URL(`/api/webhooks/${service}`, site);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.href;
}

async function start<T>(part: string, setting: string, begin: (port: number) => Promise<T>): Promise<T | undefined> {
  if (!process.env[setting]) return undefined;
  const port = Number(process.env[setting]);
  try {
    return await begin(port);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    return fail(isTaken ? `Port ${port} is in use, and ${part} needs it. ${setting} names another.` : String(error));
  }
}

function required(name: string): string {
  return process.env[name] ?? fail(`${name} is not set.`);
}

function fail(reason: string): never {
  process.stderr.write(`${JSON.stringify({ event: 'services.failed', reason })}\n`);
  process.exit(1);
}
