import { join } from 'node:path';
import { createEmulator, defineEmulator } from 'emulate';
import { SimulatedFaults } from '../stripe/http/faults.ts';
import { registerControls } from './controls.ts';
import { EmailStore, type StoredEmail } from './email-store.ts';
import { EventSender, type EventReceiver } from './event-sender.ts';
import { registerReceivedEmails } from './inbound-emails.ts';
import { registerInboxPages } from './inbox-pages.ts';
import { EmailOutcomes } from './outcomes.ts';
import { createWebhookEvents } from './provider-events.ts';
import { RequestLimit } from './request-limit.ts';
import { registerResendApi } from './resend-api.ts';
import { startSmtpPort } from './smtp-port.ts';

export interface MailboxOptions {
  port: number;
  host?: string;
  smtpPort?: number | undefined;
  /** Without a folder, the emails are lost when the process ends. */
  dataDir?: string;
  webhook?: EventReceiver | undefined;
}

export interface RunningMailbox {
  url: string;
  smtpUrl: string | undefined;
  close(): Promise<void>;
}

/** With `dataDir`, an email is stored before the response, so a crash loses no accepted email. */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const { port, host = '127.0.0.1', smtpPort, dataDir, webhook } = options;
  const store = new EmailStore(dataDir && join(dataDir, 'mails.sqlite'));
  const events = new EventSender(store, webhook);
  const parts = {
    store,
    events,
    faults: new SimulatedFaults(),
    outcomes: new EmailOutcomes(),
    limit: new RequestLimit(),
  };
  const onSent = (emails: StoredEmail[]) => {
    const outcomes = emails.map((email) => ({ email, outcome: parts.outcomes.find(email.to[0] ?? '') }));
    for (const { email, outcome } of outcomes) store.setLastEvent(email.id, outcome);
    events.add(outcomes.flatMap(({ email, outcome }) => createWebhookEvents(email, outcome)));
  };
  const clientHost = host === 'localhost' || host === '0.0.0.0' ? '127.0.0.1' : host;
  const emulator = await createEmulator({
    service: defineEmulator({
      name: 'resend',
      state: () => ({}),
      cors: false,
      setup({ app }) {
        registerResendApi({ ...parts, app, onSent });
        registerReceivedEmails(app, store);
        registerInboxPages(app, parts);
        registerControls({ ...parts, app });
      },
    }),
    port,
    hostname: host,
  });
  const smtp = smtpPort === undefined ? undefined : await startSmtpPort(smtpPort, host, { ...parts, onSent });
  return {
    url: `http://${clientHost}:${port || new URL(emulator.url).port}`,
    smtpUrl: smtp && `smtp://${clientHost}:${smtp.port}`,
    close: async () => {
      await smtp?.close();
      await emulator.close();
      await events.close();
      store.close();
    },
  };
}
