import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { AccountNotFound, OwnerOnlyActionForbidden } from '../../domain/directory-errors.ts';
import { EmailExists } from '../../domain/errors.ts';
import type { TokenPurpose } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import { IssueOneTimeToken } from '../mail/issue-one-time-token.ts';
import { proofTypeByPurpose } from '../mail/proof-types.ts';
import { RedirectPolicy } from '../mail/redirect-policy.ts';
import { DeriveTokenSecrets } from '../mail/derive-token-secrets.ts';
import { getTokenIssuer } from '../tokens/access-tokens.ts';
import { InsertAccount } from './insert-account.ts';
import type { EmailLinkView } from './directory.view.ts';

const purposeByLinkType = {
  signup: 'confirm',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email-change-old',
  email_change_new: 'email-change-new',
} as const satisfies Readonly<Record<string, TokenPurpose>>;
export type EmailLinkType = keyof typeof purposeByLinkType;
export const emailLinkTypes = Object.keys(purposeByLinkType) as EmailLinkType[];

const createsAccount = (type: EmailLinkType): boolean => ['signup', 'invite', 'magiclink'].includes(type);

export const isEmailChangeLink = (type: EmailLinkType): boolean =>
  ['email_change_current', 'email_change_new'].includes(type);

interface LinkRequest {
  readonly actorId: string | null;
  readonly type: EmailLinkType;
  readonly email: string;
  readonly password?: string | undefined;
  readonly newEmail?: string | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly redirectTo?: string | undefined;
}

/** Administrators get a link only for a new account, never for an existing one. */
@Injectable()
export class GenerateEmailLink {
  constructor(
    private readonly tx: Transaction,
    private readonly settings: Settings,
    private readonly insertAccount: InsertAccount,
    private readonly issueOneTimeToken: IssueOneTimeToken,
    private readonly deriveTokenSecrets: DeriveTokenSecrets,
    private readonly redirectPolicy: RedirectPolicy,
    private readonly buildUserView: BuildUserView,
  ) {}

  generate(request: LinkRequest): Promise<EmailLinkView> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      const { type, actorId } = request;
      const user = await this.findOrCreateUser(scope, request);
      const purpose = purposeByLinkType[type];
      if (isEmailChangeLink(type)) await startEmailChange(scope, user, normalizeEmail(request.newEmail ?? ''));
      const email = (type === 'email_change_new' && user.newEmail) || user.email;
      const redirectTo = this.redirectPolicy.toAllowedUrl(request.redirectTo);
      const token = await this.issueOneTimeToken.issue(em, { userId: user.id, purpose, email, redirectTo });
      user.recordEmailSent(purpose, realTime());
      const secrets = this.deriveTokenSecrets.derive(token);
      if (!secrets) throw new Error('A new token has no secrets');
      auditLog.record({ action: 'auth.link-made', actorId, subjectId: user.id, details: { type } });
      const landing = this.redirectPolicy.toAllowedUrlOrRoot(request.redirectTo).href;
      return {
        ...(await this.buildUserView.build(user)),
        action_link: this.buildUrl({ token: secrets.link, type: proofTypeByPurpose[purpose], redirect_to: landing }),
        email_otp: secrets.code,
        hashed_token: secrets.link,
        redirect_to: landing,
        verification_type: type,
      };
    });
  }

  private async findOrCreateUser(
    { em }: TransactionScope,
    { actorId, type, email, password, metadata }: LinkRequest,
  ): Promise<User> {
    const known = await em.findOne(User, { email: normalizeEmail(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known && actorId !== null) throw new OwnerOnlyActionForbidden();
    if (known?.emailConfirmedAt && (type === 'signup' || type === 'invite')) throw new EmailExists();
    if (known) return known;
    if (!createsAccount(type)) throw new AccountNotFound();
    return this.insertAccount.insert({ actorId, email, password, metadata });
  }

  private buildUrl(params: Record<string, string>): string {
    return `${getTokenIssuer(this.settings)}/verify?${new URLSearchParams(params).toString()}`;
  }
}

async function startEmailChange({ em }: TransactionScope, user: User, newEmail: string): Promise<void> {
  if (user.newEmail === newEmail) return;
  if ((await em.count(User, { email: newEmail })) > 0) throw new EmailExists();
  user.beginEmailChange(newEmail, realTime());
}
