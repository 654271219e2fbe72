import { Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { AppError, type ErrorKind } from '#kernel/app-error.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { OneTimeTokenRefused } from '../../domain/errors.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { pkcePrefix } from '../../domain/token-secrets.ts';
import { FirstOfTwoView, type SessionView } from '../views/session.view.ts';
import { ConsumeToken, type ConsumedToken } from '../mail/consume-token.ts';
import { ApplyToken } from '../mail/apply-token.ts';
import { methodByPurpose, proofTypes, type ProofType } from '../mail/proof-types.ts';
import { Redirects } from '../mail/redirects.ts';
import { OpenSession, type Origin } from '../sessions/open-session.ts';

const authCodeMs = 5 * 60_000;

interface FollowInput {
  readonly link: string;
  readonly type: ProofType;
  readonly redirectTo: string | undefined;
  readonly origin: Origin;
}

type LinkResult = SessionView | FirstOfTwoView | { readonly authCode: string };

/**
 * Consumes a link of the endpoint `generate_link` as soon as it is opened. Links in emails of this product open a page
 * with a button instead.
 */
@Injectable()
export class FollowLink {
  private readonly log = new Logger('auth');

  constructor(
    private readonly tx: Transaction,
    private readonly redirects: Redirects,
    private readonly consumeToken: ConsumeToken,
    private readonly applyToken: ApplyToken,
    private readonly openSession: OpenSession,
  ) {}

  /** Returns the URL to redirect to. Its fragment contains any error, as the auth client expects. */
  async follow({ redirectTo, ...input }: FollowInput): Promise<string> {
    const target = this.redirects.allowedOrRoot(redirectTo);
    try {
      return withResult(target, await this.process(input), input.type);
    } catch (error) {
      if (!(error instanceof AppError)) this.log.error({ event: 'auth.link-failed', err: error });
      return withError(target, error, input.link.startsWith(pkcePrefix));
    }
  }

  private async process({ link, type, origin }: Omit<FollowInput, 'redirectTo'>): Promise<LinkResult> {
    const landing = await this.tx.run(async (scope) => {
      const accepted = await this.consumeToken.consume(scope.em, { link }, proofTypes[type]);
      if (!accepted) return undefined;
      if (!(await this.applyToken.apply(scope, accepted))) return new FirstOfTwoView();
      const flow = accepted.token.flowStateId && (await scope.em.findOne(FlowState, accepted.token.flowStateId));
      if (flow) return issueAuthCode(flow);
      return this.openSession.open({ user: accepted.user, origin, method: methodFor(accepted) });
    });
    if (!landing) throw new OneTimeTokenRefused('link');
    return landing;
  }
}

const methodFor = ({ token }: ConsumedToken) => methodByPurpose[token.purpose];

function issueAuthCode(flow: FlowState): { authCode: string } {
  const authCode = randomBytes(32).toString('base64url');
  flow.setAuthCode(createHash('sha256').update(authCode).digest('hex'), new Date(Date.now() + authCodeMs));
  return { authCode };
}

function withResult(target: URL, landing: LinkResult, type: ProofType): string {
  if ('authCode' in landing) {
    target.searchParams.set('code', landing.authCode);
    return target.href;
  }
  if (landing instanceof FirstOfTwoView) return withFragment(target, { message: landing.msg, sb: '' });
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
