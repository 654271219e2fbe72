import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { FindUserById, UserEmailChanged } from '#modules/auth/index.ts';
import { consentPurposes, emailPurposes, type ConsentPurpose } from '../../domain/consent-purposes.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber, reflectionFrequencies } from '../../domain/email-subscriber.entity.ts';
import { SubscriberEmailChanged } from '../../domain/events.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ConsentReader } from '../consent/consent-reader.ts';
import { computeNextReflectionAt } from '../reflections/reflection-times.ts';
import { ChangePreferences } from './change-preferences.ts';
import { redirectLinks } from './find-linked-subscriber.ts';
import { lockEmail } from './list-status.ts';
import { copySuppression, moveHistory, moveLabels } from './move-email-data.ts';

const form = 'account-email';

interface Move {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

@Injectable()
export class MoveSubscriptionToNewEmail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly users: FindUserById,
    private readonly ledger: ConsentLedger,
    private readonly consents: ConsentReader,
    private readonly preferences: ChangePreferences,
  ) {}

  @ReactsTo([UserEmailChanged], { name: 'MoveSubscriberWhenAccountEmailChanged', queue: 'mailing' })
  async follow({ userId, formerEmail }: UserEmailChanged['payload']): Promise<void> {
    const user = await this.users.find(userId);
    // An unconfirmed email address may belong to another person, so the subscription does not move.
    if (!formerEmail || !user?.emailConfirmed) return;
    const move = { userId, from: normalizeEmail(formerEmail), to: normalizeEmail(user.email) };
    if (move.from === move.to || (await this.users.findByConfirmedEmail(move.from))) return;
    await this.tx.run(async ({ em, outbox }) => {
      await this.move(em, move);
      outbox.append(new SubscriberEmailChanged({ from: move.from, to: move.to }));
    });
  }

  private async move(em: EntityManager, move: Move): Promise<void> {
    const { from, to } = move;
    for (const email of [from, to].toSorted()) await lockEmail(em, email);
    const former = await findConfirmed(em, from);
    const known = await findConfirmed(em, to);
    await copySuppression(em, { from, to, isToSubscribed: known?.isSubscribed() ?? false });
    await moveLabels(em, from, to);
    const given = await this.consents.listGiven(from);
    if (known && !former) return;
    if (known && former) return this.merge(em, former, known, move);
    if (former) await this.changeEmail(em, former, to);
    await this.withdrawFormer(move, former?.id);
    await this.ledger.record(
      { email: to, userId: move.userId, subscriberId: former?.id ?? null },
      form,
      toChoice(given),
    );
  }

  private async changeEmail(em: EntityManager, subscriber: EmailSubscriber, email: string): Promise<void> {
    // A row that has the new email is an unconfirmed sign-up, so its deletion loses no confirmed choice.
    await em.nativeDelete(EmailSubscriber, { email });
    Object.assign(subscriber, { email, newEmail: null, newEmailAskedAt: null });
    await em.flush();
  }

  private async merge(em: EntityManager, former: EmailSubscriber, known: EmailSubscriber, move: Move): Promise<void> {
    const [given, givenAtNew] = [await this.consents.listGiven(move.from), await this.consents.listGiven(move.to)];
    const both = new Set([...given].filter((purpose) => givenAtNew.has(purpose)));
    const hasLeft = former.isUnsubscribed() || known.isUnsubscribed() || !emailPurposes.some((one) => both.has(one));
    await moveHistory(em, former, known);
    await redirectLinks(em, former.id, known.id);
    await em.nativeDelete(EmailSubscriber, { id: former.id });
    await this.withdrawFormer(move, known.id);
    mergeReflections(known, former, both.has('reflection'));
    if (hasLeft) return this.preferences.stopAll(known, form);
    known.reflectionAt = computeNextReflectionAt(known, this.clock.now());
    await this.ledger.record({ email: move.to, userId: move.userId, subscriberId: known.id }, form, toChoice(both));
  }

  private withdrawFormer({ userId, from }: Move, subscriberId: string | undefined): Promise<void> {
    return this.ledger.withdrawAll({ email: from, userId, subscriberId: subscriberId ?? null }, form);
  }
}

async function findConfirmed(em: EntityManager, email: string): Promise<EmailSubscriber | null> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const found = await em.findOne(EmailSubscriber, { email }, { lockMode, refresh: true });
  return found?.isUnconfirmed() ? null : found;
}

function mergeReflections(known: EmailSubscriber, former: EmailSubscriber, isAgreed: boolean): void {
  const rank = ({ reflections }: EmailSubscriber) => reflectionFrequencies.indexOf(reflections);
  if (!isAgreed) known.reflections = 'none';
  else if (rank(former) > rank(known)) known.reflections = former.reflections;
  known.reflectionsPausedUntil = findLater(known.reflectionsPausedUntil, former.reflectionsPausedUntil);
  known.lastReflectionDay = findLater(known.lastReflectionDay, former.lastReflectionDay);
  known.lastEmailSentAt = findLater(known.lastEmailSentAt, former.lastEmailSentAt);
  known.timeZone ??= former.timeZone;
  known.firstName ??= former.firstName;
  known.lastName ??= former.lastName;
}

const findLater = <Time extends Date | string>(
  one: Time | null | undefined,
  other: Time | null | undefined,
): Time | null => (one && other ? (one > other ? one : other) : (one ?? other ?? null));

const toChoice = (given: ReadonlySet<ConsentPurpose>) =>
  Object.fromEntries(consentPurposes.map((purpose) => [purpose, given.has(purpose)]));
