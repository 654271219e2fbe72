import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** Email in the format of the API of Resend. */
export interface SentEmail {
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  reply_to: string[];
  headers: Record<string, string>;
}

export interface RunningSmtpPort {
  port: number;
  close(): Promise<void>;
}

/** Headers that the email has in properties of its own, or that only concern its format. */
const KNOWN_HEADERS = ['from', 'to', 'subject', 'reply-to', 'date', 'mime-version'];

/** Accepts emails by SMTP without encryption and sign-in, and gives each to `store` before it responds. */
export async function startSmtpPort(
  port: number,
  host: string,
  store: (email: SentEmail) => Promise<void>,
): Promise<RunningSmtpPort> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      simpleParser(stream, { skipTextToHtml: true, skipImageLinks: true })
        .then((parsed) =>
          store(
            toSentEmail(
              parsed,
              envelope.rcptTo.map(({ address }) => address),
            ),
          ),
        )
        .then(() => done(), done);
    },
  });
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  };
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
    reply_to: listAddresses(replyTo),
    headers: Object.fromEntries(headers),
  };
}

const listAddresses = (object: AddressObject | undefined): string[] =>
  (object?.value ?? []).flatMap(({ address }) => (address ? [address] : []));
