import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Readable } from 'node:stream';
import { extractEmail } from '../../domain/email-hash.ts';
import type { RenderedEmail } from '../../domain/email-message.entity.ts';
import type { BatchResult, SendResult } from '../../domain/provider-response.ts';
import { classifySmtpFailure, type SmtpFailure } from '../../domain/smtp-failure.ts';
import { EmailProvider, type BatchEmail } from './email-provider.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
const maxConnections = 5;

/** SMTP has no idempotency keys, so an email with an unknown result is not sent again. */
export class SmtpProvider extends EmailProvider implements OnApplicationShutdown {
  readonly name = 'smtp';
  readonly isIdempotent = false;
  readonly canReceive = false;
  private readonly transport;
  private readonly contents = new Map<string, Readable>();

  constructor(url: string) {
    super();
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    });
    this.transport.use('stream', ({ message }, done) => {
      const open = message.createReadStream.bind(message);
      message.createReadStream = (options) => {
        const content = open(options);
        this.contents.set(message.messageId(), content);
        return content;
      };
      done();
    });
  }

  readReceived(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async send(key: string, { headers, ...email }: RenderedEmail): Promise<SendResult> {
    const messageId = `<${key.replaceAll('/', '.')}@${extractEmail(email.from).split('@').at(-1)}>`;
    try {
      await this.transport.sendMail({ ...email, headers: { ...headers }, messageId });
      return { status: 'accepted', id: messageId.slice(1, -1) };
    } catch (error) {
      return classifySmtpFailure(error as SmtpFailure, this.isContentSent(messageId));
    } finally {
      this.contents.delete(messageId);
    }
  }

  /** SMTP has no batches, so each email is sent separately. */
  async sendBatch(_key: string, emails: readonly BatchEmail[]): Promise<BatchResult> {
    const results = await Promise.all(
      emails.map(async ({ id, email }) => ({ id, result: await this.send(`mail/${id}`, email) })),
    );
    return { status: 'done', results };
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private isContentSent(messageId: string): boolean {
    return this.contents.get(messageId)?.readableDidRead === true;
  }
}
