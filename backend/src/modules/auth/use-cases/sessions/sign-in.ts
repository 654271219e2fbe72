import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { toRateLimitKey } from '#platform/http/client-ip.ts';
import { RateLimiter } from '#platform/http/limiter.ts';
import { EmailNotConfirmed, InvalidCredentials, PhoneDisabled, UserBanned } from '../../domain/errors.ts';
import { computeDeviceFingerprint, type KnownDevice } from '../../domain/known-device.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { OpenSession, type ClientOrigin } from './open-session.ts';
import { PasswordAttemptLimiter } from '../passwords/password-attempt-limiter.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionReader, type AccountDetails, type SessionDetails } from './session-reader.ts';

const windowSeconds = 5 * 60;
const burstWindowSeconds = 60;

interface VerifiedAccount extends AccountDetails {
  readonly user: SessionDetails['user'];
  readonly passwordHash: string;
  readonly device: KnownDevice | undefined;
}

interface SignInInput {
  readonly email: string | undefined;
  readonly password: string;
  readonly origin: ClientOrigin;
}

/** Response, response time and limits are the same for an email address without an account. */
@Injectable()
export class SignIn {
  constructor(
    private readonly sessionReader: SessionReader,
    private readonly tx: Transaction,
    private readonly limiter: RateLimiter,
    private readonly passwordAttemptLimiter: PasswordAttemptLimiter,
    private readonly passwordHasher: PasswordHasher,
    private readonly openSession: OpenSession,
    private readonly settings: Settings,
  ) {}

  async authenticate({ email, password, origin }: SignInInput): Promise<SessionView> {
    if (email === undefined) throw new PhoneDisabled();
    // The limit per minute comes first, so that a rejected call does not count in the 5-minute window.
    await this.limiter.consume('limitSignInBurst', burstWindowSeconds, toRateLimitKey(origin.ip));
    await this.limiter.consume('limitSignIn', windowSeconds, toRateLimitKey(origin.ip));
    return (
      (await this.attempt({ email, password, origin })) ??
      // The account changed during the comparison, for example by a concurrent sign-in.
      (await this.attempt({ email, password, origin })) ??
      this.rejectCredentials(null, 'changed-meanwhile')
    );
  }

  private async attempt({
    email,
    password,
    origin,
  }: SignInInput & { email: string }): Promise<SessionView | undefined> {
    const proven = await this.verifyPassword({ email: normalizeEmail(email), password, origin });
    const { user } = proven;
    if (user.isBanned(realTime())) {
      await this.recordFailure(user.id, 'banned');
      throw new UserBanned();
    }
    if (this.settings.authConfirm === 'first' && !user.emailConfirmedAt) {
      await this.recordFailure(user.id, 'unconfirmed');
      throw new EmailNotConfirmed();
    }
    return this.openFor(proven, password, origin);
  }

  private async openFor(
    { passwordHash, device, ...account }: VerifiedAccount,
    password: string,
    origin: ClientOrigin,
  ): Promise<SessionView | undefined> {
    const isStale = await this.passwordHasher.isStale(passwordHash, password);
    const rehashed = isStale ? await this.passwordHasher.hash(password) : undefined;
    const signIn = { account, origin, method: 'password' } as const;
    // A new device needs a transaction, which stores the device and queues an email.
    if (device?.isRemembered(realTime()))
      return this.openSession.openOnKnownDevice({ ...signIn, passwordHash, rehashed });
    const { id, email } = account.user;
    return this.tx.run(async ({ em }) => {
      const user = await em.findOne(User, { id, email, passwordHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user || user.isBanned(realTime())) return undefined;
      if (rehashed) user.rehashPassword(rehashed);
      return this.openSession.open({ user, ...signIn });
    });
  }

  private async verifyPassword({ email, password, origin }: SignInInput & { email: string }): Promise<VerifiedAccount> {
    const found = await this.sessionReader.findCredentials(email);
    const stored = found?.passwordHash ?? null;
    const device = found?.findDevice(computeDeviceFingerprint({ userId: found.userId, ...origin }));
    const isRight = await this.passwordAttemptLimiter.verifyPassword({ email, device, stored, password });
    if (found && stored !== null && isRight) return { ...found.buildAccountDetails(), passwordHash: stored, device };
    return this.rejectCredentials(found?.userId ?? null, found ? 'wrong-password' : 'unknown-account');
  }

  private async rejectCredentials(subjectId: string | null, reason: string): Promise<never> {
    await this.recordFailure(subjectId, reason);
    throw new InvalidCredentials();
  }

  private recordFailure(subjectId: string | null, reason: string): Promise<void> {
    return this.tx.run(async ({ auditLog }) => {
      auditLog.record({ action: 'auth.sign-in-failed', actorId: null, subjectId, details: { reason } });
    });
  }
}
