import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../platform/config/settings.ts';
import { Database } from '../../../../platform/database/database.ts';
import { AuthMail } from '../../domain/auth-mail.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { typeOf } from './proof-types.ts';
import { SecretsOf } from './secrets-of.ts';

/** A mail about an account, complete: what it says is known here, how it says it is not. */
export interface WantedMail {
  readonly id: string;
  readonly kind: AuthMail['kind'];
  readonly recipient: string;
  /** '' where none is known. */
  readonly firstName: string;
  readonly facts: Readonly<Record<string, string>>;
  /** What it is about, such as the address an account moves to; '' where there is none. */
  readonly newEmail: string;
  /** The page on which the link's button stands. Only the kinds that carry a link have it. */
  readonly link?: string;
  /** Six digits. Only the kinds that carry one have it. */
  readonly code?: string;
  /** For how many seconds the link, and the code, are good. */
  readonly lifetimes?: { readonly link: number; readonly code: number };
  readonly createdAt: Date;
}

/**
 * Reads a mail that is still to be sent, its link and code derived anew: the same each time, and stored nowhere. Keep
 * the answer out of logs, jobs and rows.
 */
@Injectable()
export class ReadWantedMail {
  private readonly page: URL;
  private readonly root: URL;

  constructor(
    settings: Settings,
    private readonly database: Database,
    private readonly secretsOf: SecretsOf,
  ) {
    this.page = new URL('/auth/confirm', settings.siteUrl);
    this.root = new URL('/', settings.siteUrl);
  }

  /** 'void' when there is nothing left to say; undefined when its outcome is known, or the account is gone. */
  async execute({ mailId }: { mailId: string }): Promise<WantedMail | 'void' | undefined> {
    const em = this.database.em();
    const mail = await em.findOne(AuthMail, mailId);
    const user = mail && (await em.findOne(User, mail.userId));
    if (!mail?.isOpen() || !user) return undefined;
    const { id, kind, recipient, facts, createdAt } = mail;
    const written = { id, kind, recipient, facts, createdAt, firstName: user.firstName ?? '', newEmail: '' };
    if (!mail.carriesToken()) return { ...written, newEmail: facts['newEmail'] ?? '' };
    const token = mail.tokenId ? await em.findOne(OneTimeToken, mail.tokenId) : null;
    const secrets = token?.takesLink(new Date()) ? this.secretsOf.execute(token) : undefined;
    if (!token || !secrets) return 'void';
    const proof = { code: secrets.code, lifetimes: token.lifetimes(), ...this.linkOf(token, secrets.link) };
    return { ...written, newEmail: user.newEmail ?? '', ...proof };
  }

  /** A code alone proves a person anew. The site's own page and root need not be named as the place to go on to. */
  private linkOf({ purpose, redirectTo }: OneTimeToken, linkToken: string): { link?: string } {
    const type = typeOf[purpose];
    if (!type) return {};
    const link = new URL(this.page);
    link.searchParams.set('token_hash', linkToken);
    link.searchParams.set('type', type);
    const next = redirectTo ? new URL(redirectTo) : this.root;
    if (next.origin === this.root.origin && ![this.root.pathname, this.page.pathname].includes(next.pathname))
      link.searchParams.set('next', next.pathname + next.search + next.hash);
    return { link: link.href };
  }
}
