import { Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { AppError, type ErrorKind } from '#kernel/app-error.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { OneTimeTokenInvalid } from '../../domain/errors.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { pkceLinkPrefix } from '../../domain/token-secrets.ts';
import { EmailChangePendingView, type SessionView } from '../views/session.view.ts';
import { ConsumeOneTimeToken, type ConsumedOneTimeToken } from '../mail/consume-one-time-token.ts';
import { ApplyOneTimeToken } from '../mail/apply-one-time-token.ts';
import { authMethodByPurpose, purposesByProofType, type EmailProofType } from '../mail/proof-types.ts';
import { RedirectPolicy } from '../mail/redirect-policy.ts';
import { OpenSession, type ClientOrigin } from '../sessions/open-session.ts';

const authCodeMs = 5 * 60_000;

interface FollowInput {
  readonly link: string;
  readonly type: EmailProofType;
  readonly redirectTo: string | undefined;
  readonly origin: ClientOrigin;
}

type LinkResult = SessionView | EmailChangePendingView | { readonly authCode: string };

@Injectable()
export class FollowEmailLink {
  private readonly log = new Logger('auth');

  constructor(
    private readonly tx: Transaction,
    private readonly redirectPolicy: RedirectPolicy,
    private readonly consumeOneTimeToken: ConsumeOneTimeToken,
    private readonly applyOneTimeToken: ApplyOneTimeToken,
    private readonly openSession: OpenSession,
  ) {}

  async follow({ redirectTo, ...input }: FollowInput): Promise<string> {
    const target = this.redirectPolicy.toAllowedUrlOrRoot(redirectTo);
    try {
      return withResult(target, await this.process(input), input.type);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.error({ event: 'auth.link-failed', err: error });
      return withError(target, error, input.link.startsWith(pkceLinkPrefix));
    }
  }

  private async process({ link, type, origin }: Omit<FollowInput, 'redirectTo'>): Promise<LinkResult> {
    const landing = await this.tx.run(async (scope) => {
      const accepted = await this.consumeOneTimeToken.consume(scope.em, { link }, purposesByProofType[type]);
      if (!accepted) return undefined;
      if (!(await this.applyOneTimeToken.apply(scope, accepted))) return new EmailChangePendingView();
      const flow = accepted.token.flowStateId && (await scope.em.findOne(FlowState, accepted.token.flowStateId));
      if (flow) return issueAuthCode(flow);
      return this.openSession.open({ user: accepted.user, origin, method: methodFor(accepted) });
    });
    if (!landing) throw new OneTimeTokenInvalid('link');
    return landing;
  }
}

const methodFor = ({ token }: ConsumedOneTimeToken) => authMethodByPurpose[token.purpose];

function issueAuthCode(flow: FlowState): { authCode: string } {
  const authCode = randomBytes(32).toString('base64url');
  flow.setAuthCode(createHash('sha256').update(authCode).digest('hex'), new Date(realTime().getTime() + authCodeMs));
  return { authCode };
}

function withResult(target: URL, landing: LinkResult, type: EmailProofType): string {
  if ('authCode' in landing) {
    target.searchParams.set('code', landing.authCode);
    return target.href;
  }
  if (landing instanceof EmailChangePendingView) return withFragment(target, { message: landing.msg, sb: '' });
  return withFragment(target, {
    access_token: landing.access_token,
    expires_in: String(landing.expires_in),
    refresh_token: landing.refresh_token,
    sb: '',
    token_type: landing.token_type,
    type,
  });
}

const errorNames: Partial<Record<ErrorKind, string>> = {
  invalid: 'invalid_request',
  conflict: 'invalid_request',
  unauthenticated: 'unauthorized_client',
  forbidden: 'access_denied',
};

function withError(target: URL, thrown: unknown, isChallenged: boolean): string {
  const known = thrown instanceof AppError ? thrown : undefined;
  const fault = {
    error: (known && errorNames[known.kind]) ?? 'server_error',
    error_code: known?.code ?? 'unexpected_failure',
    error_description: known?.message ?? 'Something went wrong. Please try again.',
  };
  if (isChallenged) for (const [name, value] of Object.entries(fault)) target.searchParams.set(name, value);
  return withFragment(target, { ...fault, sb: '' });
}

function withFragment(target: URL, params: Record<string, string>): string {
  target.hash = new URLSearchParams(params).toString();
  return target.href;
}
