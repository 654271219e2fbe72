import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { UnknownMailDefinition } from '../../domain/errors.ts';
import type { MailDefinition } from './define-mail.ts';

export const mailDefinitionsToken = Symbol('collectedMails');

@Injectable()
export class MailDefinitions implements OnApplicationBootstrap {
  private readonly log = new Logger('mailing');
  private readonly byName: ReadonlyMap<string, MailDefinition>;
  readonly names: readonly string[];
  readonly account: readonly string[];
  readonly list: readonly string[];

  constructor(
    @Inject(mailDefinitionsToken) mails: readonly MailDefinition[],
    private readonly database: Database,
  ) {
    validateMailDefinitions(mails);
    this.byName = new Map(mails.map((mail) => [mail.name, mail]));
    this.names = [...this.byName.keys()];
    this.account = mails.filter(({ queue }) => queue === 'auth-mail').map(({ name }) => name);
    this.list = mails.filter(({ consent }) => consent === 'list').map(({ name }) => name);
  }

  /** An unknown email stays queued for five days, because another version of the product may define the email. */
  getByName(name: string): MailDefinition {
    const mail = this.byName.get(name);
    if (!mail) throw new UnknownMailDefinition(name);
    return mail;
  }

  onApplicationBootstrap(): void {
    void this.logUnknown();
  }

  private async logUnknown(): Promise<void> {
    try {
      const rows = await this.database.sql<{ kind: string }>(
        `select distinct kind from email_message where state in ('queued', 'sending')`,
      );
      const unknown = rows.map(({ kind }) => kind).filter((kind) => !this.byName.has(kind));
      if (unknown.length > 0) this.log.error({ event: 'mail.unknown-kind', kinds: unknown });
    } catch (err) {
      this.log.warn({ event: 'mail.kinds-unchecked', err });
    }
  }
}

export function validateMailDefinitions(
  mails: readonly Pick<MailDefinition, 'name' | 'on' | 'to' | 'key' | 'queue' | 'isToMany'>[],
): void {
  const names = mails.map(({ name }) => name);
  const queuesOf = (event: MailDefinition['on']) => mails.filter(({ on }) => on === event).map(({ queue }) => queue);
  const faults = [
    ...new Set(names.filter((name, at) => names.indexOf(name) !== at).map((name) => `the mail ${name} exists twice`)),
    ...mails
      .filter(({ on, to, key, isToMany }) => on && !((to ?? isToMany) && key))
      .map(({ name }) => `the mail ${name} has an event, but not both a recipient and a key`),
    ...mails
      .filter(({ on, queue }) => on && queuesOf(on).some((other) => other !== queue))
      .map(({ name }) => `the mail ${name} waits in another queue than those of the same event`),
  ];
  if (faults.length > 0) throw new Error(`The product cannot start: ${faults.join('; ')}.`);
}
