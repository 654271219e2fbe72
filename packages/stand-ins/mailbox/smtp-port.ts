import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SimulatedFaults } from '../stripe/http/faults.ts';
import type { EmailStore, SentEmail, StoredEmail } from './email-store.ts';
import type { EmailOutcomes } from './outcomes.ts';

interface Parts {
  store: EmailStore;
  faults: SimulatedFaults;
  outcomes: EmailOutcomes;
  onSent: (emails: StoredEmail[]) => void;
}

export interface RunningSmtpPort {
  port: number;
  close(): Promise<void>;
}

const KNOWN_HEADERS = ['from', 'to', 'subject', 'reply-to', 'date', 'mime-version'];

export async function startSmtpPort(
  port: number,
  host: string,
  { store, faults, outcomes, onSent }: Parts,
): Promise<RunningSmtpPort> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(outcomes.find(address) === 'rejected' ? createReply(550, `Invalid recipient ${address}`) : null);
    },
    onData(stream, { id, envelope }, done) {
      const fault = faults.draw('POST', 'SMTP');
      simpleParser(stream, { skipTextToHtml: true, skipImageLinks: true })
        .then((parsed) => {
          if (fault?.status && !fault.resetAfterCommit) return done(createReply(fault.status, 'A fault'));
          const recipients = envelope.rcptTo.map(({ address }) => address);
          onSent(store.add([toSentEmail(parsed, recipients)]));
          if (fault?.resetAfterCommit) return breakConnection(server, id);
          return done();
        })
        .catch(done);
    },
  });
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

const createReply = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

function breakConnection({ connections }: SMTPServer, sessionId: string): void {
  for (const { id, _socket } of connections) if (id === sessionId) _socket.destroy();
}

function toSentEmail({ from, subject = '', html, text, replyTo, headerLines }: ParsedMail, to: string[]): SentEmail {
  const headers = headerLines
    .filter(({ key }) => !KNOWN_HEADERS.includes(key) && !key.startsWith('content-'))
    .map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' '))
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return {
    from: from?.text ?? '',
    to,
    subject,
    html: html || null,
    text: text ?? null,
    cc: [],
    bcc: [],
    reply_to: listAddresses(replyTo),
    headers: Object.fromEntries(headers),
    tags: [],
  };
}

const listAddresses = (object: AddressObject | undefined): string[] =>
  (object?.value ?? []).flatMap(({ address }) => (address ? [address] : []));
