import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { closeHttpServer, createEmulator, type Emulator, waitForListening } from 'emulate';
import { MailLog } from './mail-log.ts';
import { type SentEmail, startSmtpPort } from './smtp-port.ts';
import { ReplayedEmails, type ServiceEmail } from './replayed-emails.ts';

export interface MailboxOptions {
  /** Port of the mailbox; 0 selects any free port. */
  port: number;
  host?: string;
  /** Port on which the mailbox also accepts emails by SMTP; 0 selects any free port. */
  smtpPort?: number | undefined;
  dataDir?: string;
}

export interface RunningMailbox {
  url: string;
  smtpUrl: string | undefined;
  close(): Promise<void>;
}

interface Forwarded {
  method: string;
  path: string;
  body?: string;
  contentType?: string | undefined;
  idempotencyKey?: string | undefined;
}

const SENDING = /^\/emails(\/batch)?$/;
/**
 * Number of requests after which the mailbox changes its API key. The emulated service accepts only 5,000 requests an
 * hour with one key.
 */
const REQUESTS_PER_KEY = 4000;
const KEY_LIVES_MS = 24 * 3_600_000;

/**
 * Starts a stand-in for Resend with its API and an inbox page. The emulated service stores nothing, so the mailbox logs
 * accepted requests in a file before it responds, and sends them again at the next start. Ids, dates and idempotency
 * keys stay the same.
 */
export async function startMailbox({
  port,
  host = '127.0.0.1',
  smtpPort,
  dataDir,
}: MailboxOptions): Promise<RunningMailbox> {
  const mailbox = new Mailbox(new MailLog(dataDir && join(dataDir, 'mails.jsonl')));
  const server = createServer((request, response) => {
    mailbox.handle(request).then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  server.listen(port, host);
  await waitForListening(server);
  await mailbox.open();
  const clientHost = host === '0.0.0.0' ? '127.0.0.1' : host;
  const url = `http://${clientHost}:${(server.address() as AddressInfo).port}`;
  const smtp = smtpPort === undefined ? undefined : await startSmtpPort(smtpPort, host, (email) => post(url, email));
  return {
    url,
    smtpUrl: smtp && `smtp://${clientHost}:${smtp.port}`,
    close: async () => {
      await smtp?.close();
      await closeHttpServer(server);
      await mailbox.close();
    },
  };
}

async function post(url: string, email: SentEmail): Promise<void> {
  const response = await fetch(`${url}/emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(email),
  });
  if (!response.ok) throw Object.assign(new Error('The email is invalid'), { responseCode: 550 });
}

interface MailboxResponse {
  status: number;
  type: string;
  body: Buffer | string;
}

class Mailbox {
  private readonly log: MailLog;
  private readonly replayed = new ReplayedEmails();
  private readonly stored = new Map<string, Promise<void>>();
  private service: Emulator | undefined;
  private opening: Promise<void> | undefined;
  private requests = 0;

  constructor(log: MailLog) {
    this.log = log;
  }

  /** Accepts requests after the logged requests have been sent again; earlier requests wait for this. */
  open(): Promise<void> {
    return (this.opening ??= this.start());
  }

  async close(): Promise<void> {
    await this.service?.close();
  }

  async handle(request: IncomingMessage): Promise<MailboxResponse> {
    await this.open();
    const { method = 'GET', url = '/', headers } = request;
    const body = (await buffer(request)).toString();
    const key = headers['idempotency-key'];
    const forwarded: Forwarded = {
      method,
      path: this.replayed.toService(url),
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
      contentType: headers['content-type'],
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    const response = await this.ask(forwarded);
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    if (!/json|html/.test(type))
      return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
    const answer = this.replayed.fromService(await response.text(), type, forwarded.path);
    if (response.ok && method === 'POST' && SENDING.test(url)) await this.store(forwarded, answer);
    return { status: response.status, type, body: answer };
  }

  private async start(): Promise<void> {
    this.service = await createEmulator({ service: 'resend', port: 0 });
    for (const { path, body, idempotencyKey, mails } of this.log.read()) {
      const isFresh = mails.every(({ at }) => Date.now() - Date.parse(at) < KEY_LIVES_MS);
      const response = await this.ask({
        method: 'POST',
        path,
        body,
        contentType: 'application/json',
        idempotencyKey: (isFresh && idempotencyKey) || undefined,
      });
      const ids = parseIds(await response.text());
      for (const [at, mail] of mails.entries()) {
        const id = ids[at];
        if (id) this.replayed.add(mail, await this.read(id));
        this.stored.set(mail.id, Promise.resolve());
      }
    }
  }

  /**
   * Waits until emails are stored. A request with a repeated idempotency key returns the emails of the first request,
   * which may still be storing them.
   */
  private async store(sent: Forwarded, answer: string): Promise<void> {
    const ids = parseIds(answer);
    const fresh = ids.filter((id) => !this.stored.has(id));
    if (fresh.length > 0) {
      const written = this.write(sent, fresh);
      for (const id of fresh) this.stored.set(id, written);
    }
    await Promise.all(ids.map((id) => this.stored.get(id)));
  }

  private async write({ path, body = '', idempotencyKey }: Forwarded, ids: string[]): Promise<void> {
    const mails = await Promise.all(ids.map((id) => this.read(id)));
    this.log.append({
      path,
      body,
      idempotencyKey: idempotencyKey ?? null,
      mails: mails.map(({ id, created_at: at }) => ({ id, at })),
    });
  }

  private async read(id: string): Promise<ServiceEmail> {
    const response = await this.ask({ method: 'GET', path: `/emails/${id}` });
    return (await response.json()) as ServiceEmail;
  }

  private ask({ method, path, body, contentType, idempotencyKey }: Forwarded): Promise<Response> {
    if (!this.service) throw new Error('The mailbox is not open yet');
    this.requests += 1;
    return fetch(this.service.url.replace('localhost', '127.0.0.1') + path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        authorization: `Bearer sender-${Math.floor(this.requests / REQUESTS_PER_KEY)}`,
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
    });
  }
}

function parseIds(answer: string): string[] {
  const { id, data } = JSON.parse(answer) as { id?: string; data?: { id: string }[] };
  return data?.map((mail) => mail.id) ?? (id ? [id] : []);
}
