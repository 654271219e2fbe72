import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { toAllowedNextPath } from '../../domain/allowed-next-path.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { proofTypeByPurpose } from './proof-types.ts';
import { DeriveTokenSecrets } from './derive-token-secrets.ts';

export interface EmailProofContent {
  readonly link: string;
  readonly code: string;
  readonly lifetimes: { readonly link: number; readonly code: number };
  readonly newEmail: string;
}

/** The link and the code are secrets: never put them into logs, jobs or rows. */
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

  async read(tokenId: string): Promise<EmailProofContent | undefined> {
    const em = this.database.em();
    const token = await em.findOne(OneTimeToken, { id: tokenId });
    const user = token && (await em.findOne(User, token.userId));
    const secrets = token?.acceptsLink(realTime()) ? this.deriveTokenSecrets.derive(token) : undefined;
    if (!token || !user || !secrets) return undefined;
    const link = this.buildLink(token, secrets.link);
    return { link, code: secrets.code, lifetimes: token.lifetimes(), newEmail: user.newEmail ?? '' };
  }

  private buildLink({ purpose, redirectTo }: OneTimeToken, linkToken: string): string {
    const type = proofTypeByPurpose[purpose];
    if (!type) return '';
    const link = new URL(this.page);
    link.searchParams.set('token_hash', linkToken);
    link.searchParams.set('type', type);
    const target = redirectTo ? new URL(redirectTo) : this.root;
    const next = target.origin === this.root.origin ? toAllowedNextPath(target) : undefined;
    if (next) link.searchParams.set('next', next);
    return link.href;
  }
}
