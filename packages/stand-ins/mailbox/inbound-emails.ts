import { randomUUID } from 'node:crypto';
import type { EmulatorContext } from 'emulate';
import { createInvalidRequestError } from '../stripe/stripe-error.ts';
import type { EmailStore, StoredEmail } from './email-store.ts';
import type { EventSender } from './event-sender.ts';

export interface Reply {
  text?: string | null;
  html?: string | null;
  from?: string;
  to?: string;
  subject?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content_type: string; content_disposition?: string }[];
  messageId?: string;
  quotes?: boolean;
}

interface ReceivedEmail {
  object: 'email';
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  attachments: object[];
  [field: string]: unknown;
}

export function registerReceivedEmails(app: EmulatorContext<object>['app'], store: EmailStore): void {
  app.get('/emails/receiving/:id', (c) => {
    const email = store.findReceived(c.req.param('id'));
    return email
      ? Response.json(email)
      : Response.json({ statusCode: 404, name: 'not_found', message: 'Email not found' }, { status: 404 });
  });
}

export async function receiveReply(
  { store, events }: { store: EmailStore; events: EventSender },
  email: StoredEmail,
  reply: Reply,
): Promise<string> {
  const [to] = email.reply_to;
  if (!to) throw createInvalidRequestError('The email has no Reply-To', 'id');
  const received = createReceivedEmail(email, reply.to ?? to, reply);
  store.addReceived(received.id, received);
  const { id, from, subject, attachments } = received;
  const createdAt = new Date().toISOString();
  const data = {
    ...{ email_id: id, created_at: createdAt, from, to: received.to, bcc: [], cc: [], subject, attachments },
    message_id: received['message_id'],
  };
  const body = JSON.stringify({ type: 'email.received', created_at: createdAt, data });
  events.add([{ id: `msg_${randomUUID()}`, type: 'email.received', body }]);
  await events.waitUntilIdle();
  return id;
}

function createReceivedEmail(email: StoredEmail, to: string, reply: Reply): ReceivedEmail {
  const quoted = (email.text ?? '').split('\n').map((line) => `> ${line}`);
  const quote =
    reply.quotes === false ? '' : `\n\nOn Thu, Nov 26, 2026 at 5:00 PM ${email.from} wrote:\n\n${quoted.join('\n')}`;
  return {
    ...{ object: 'email', id: randomUUID(), from: reply.from ?? email.to[0] ?? '', to: [to], received_for: [to] },
    ...{ cc: [], bcc: [], reply_to: [], created_at: new Date().toISOString(), raw: null },
    subject: reply.subject ?? `Re: ${email.subject}`,
    text: typeof reply.text === 'string' ? `${reply.text}${quote}` : null,
    html: reply.html ?? null,
    headers: reply.headers ?? {},
    message_id: reply.messageId ?? `<${randomUUID()}@mail.example>`,
    attachments: (reply.attachments ?? []).map((file) => ({
      ...{ id: randomUUID(), size: 1_000, content_id: null, content_disposition: 'attachment' },
      ...file,
    })),
  };
}
