import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { nextPage } from '../../domain/next-page.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { typeOf } from './proof-types.ts';
import { DeriveTokenSecrets } from './derive-token-secrets.ts';

/** What an email carries of a one-time token. */
export interface EmailProof {
  /** The page with the button; '' where a code alone is sent. */
  readonly link: string;
  /** Six digits. */
  readonly code: string;
  /** For how many seconds the link, and the code, are good. */
  readonly lifetimes: { readonly link: number; readonly code: number };
  /** The address the account moves to; '' where it does not move. */
  readonly newEmail: string;
}

/**
 * Computes the link and the code of a one-time token: the same each time, and stored nowhere. Keep the answer out of
 * logs, jobs and rows.
 */
@Injectable()
export class ReadEmailProof {
  private readonly page: URL;
  private readonly root: URL;

  constructor(
    settings: Settings,
    private readonly database: Database,
    private readonly deriveTokenSecrets: DeriveTokenSecrets,
  ) {
    this.page = new URL('/auth/confirm', settings.siteUrl);
    this.root = new URL('/', settings.siteUrl);
  }

  /** Undefined once the token was used or replaced, is too old, or its account is gone. */
  async read(tokenId: string): Promise<EmailProof | undefined> {
    const em = this.database.em();
    const token = await em.findOne(OneTimeToken, { id: tokenId });
    const user = token && (await em.findOne(User, token.userId));
    const secrets = token?.takesLink(new Date()) ? this.deriveTokenSecrets.derive(token) : undefined;
    if (!token || !user || !secrets) return undefined;
    const link = this.linkOf(token, secrets.link);
    return { link, code: secrets.code, lifetimes: token.lifetimes(), newEmail: user.newEmail ?? '' };
  }

  /** A code alone proves a person anew. The root of the site need not be named as the place to go on to. */
  private linkOf({ purpose, redirectTo }: OneTimeToken, linkToken: string): string {
    const type = typeOf[purpose];
    if (!type) return '';
    const link = new URL(this.page);
    link.searchParams.set('token_hash', linkToken);
    link.searchParams.set('type', type);
    const asked = redirectTo ? new URL(redirectTo) : this.root;
    const next = asked.origin === this.root.origin ? nextPage(asked) : undefined;
    if (next) link.searchParams.set('next', next);
    return link.href;
  }
}
