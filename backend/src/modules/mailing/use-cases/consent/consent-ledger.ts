import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import {
  consentForms,
  consentPurposes,
  findConsentWording,
  findSignUpForm,
  signUpConsent,
  type ConsentForm,
  type ConsentPurpose,
  type ConsentWording,
} from '../../domain/consent-purposes.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentRecord, ConsentText } from '../../domain/consent.entity.ts';

export interface ConsentPerson {
  readonly email: string;
  readonly subscriberId?: string | null;
  readonly userId?: string | null;
}

export type ConsentChoice = Readonly<Partial<Record<ConsentPurpose, boolean>>>;

const textQuery = {
  name: 'mailing.consent-text',
  text: 'select id from consent_text where name = $1 and sentence = $2',
};

@Injectable()
export class ConsentLedger {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The caller must have locked the email address. */
  record(person: ConsentPerson, form: ConsentForm, choice: ConsentChoice, textId?: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const email = normalizeEmail(person.email);
      const current = await readGiven(em, email);
      for (const purpose of consentPurposes) {
        const isGiven = choice[purpose];
        if (isGiven === undefined || isGiven === current.has(purpose)) continue;
        const shown = textId ?? (await this.storeText(findConsentWording(form, purpose, isGiven)));
        this.add(em, { ...person, email }, { purpose, isGiven, form, textId: shown });
      }
      await em.flush();
    });
  }

  recordFirstSignUp(em: EntityManager, { id, email, source }: EmailSubscriber, textId: string): void {
    const form = findSignUpForm(source);
    for (const purpose of consentPurposes.filter((one) => one in signUpConsent))
      this.add(em, { email, subscriberId: id }, { purpose, isGiven: true, form, textId });
  }

  async findText({ name, sentence }: ConsentWording): Promise<string | undefined> {
    const [text] = await this.database.prepared<{ id: string }>(textQuery, [name, sentence]);
    return text?.id;
  }

  recordSignUp({ id, email, signUpTextId }: EmailSubscriber): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const text = signUpTextId && (await em.findOne(ConsentText, { id: signUpTextId }));
      const form = consentForms.find((name) => text && text.name === name) ?? 'before-ledger';
      await this.record({ email, subscriberId: id }, form, signUpConsent, (text && text.id) || undefined);
    });
  }

  recordImport(subscriberIds: readonly string[]): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const textId = await this.storeText(findConsentWording('import', 'newsletter', true));
      for (const [time, isGiven] of [['subscribed_at', true] as const, ['unsubscribed_at', false] as const])
        await em.execute(
          `insert into consent_record (email, subscriber_id, purpose, is_given, form, text_id, at)
           select s.email, s.id, p.purpose, ${isGiven}, 'import', ?, s.${time}
           from email_subscriber s cross join unnest(?::text[]) as p(purpose)
           where s.id = any(?::uuid[]) and s.${time} is not null
           order by s.subscribed_at, s.id`,
          [textId, `{${Object.keys(signUpConsent).join(',')}}`, `{${subscriberIds.join(',')}}`],
        );
    });
  }

  withdrawAll(person: ConsentPerson, form: ConsentForm): Promise<void> {
    return this.record(person, form, Object.fromEntries(consentPurposes.map((purpose) => [purpose, false])));
  }

  storeText({ name, sentence }: ConsentWording): Promise<string> {
    return this.tx.run(async ({ em }) => {
      const known = await em.findOne(ConsentText, { name, sentence });
      if (known) return known.id;
      await acquireTransactionLock(em, `consent-text:${name}`);
      const meanwhile = await em.findOne(ConsentText, { name, sentence });
      if (meanwhile) return meanwhile.id;
      const id = newId();
      const version = (await em.count(ConsentText, { name })) + 1;
      await em.insert(ConsentText, { id, name, version, sentence, createdAt: this.clock.now() });
      return id;
    });
  }

  /** A setting of the transaction makes the trigger allow this deletion. */
  erase({ userId, email }: { userId: string; email: string | undefined }, subscriberId?: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.execute(`select set_config('mailing.erases_consent', 'on', true)`);
      // Deletes entries up to the last one of this account, because later ones can belong to another owner of the email.
      await em.execute(
        `delete from consent_record c where exists
           (select from consent_record own where own.user_id = ? and own.email = c.email and own.seq >= c.seq)`,
        [userId],
      );
      const theirs = [{ userId }, ...(email ? [{ email: normalizeEmail(email) }] : [])];
      await em.nativeDelete(ConsentRecord, { $or: [...theirs, ...(subscriberId ? [{ subscriberId }] : [])] });
      await em.execute(`select set_config('mailing.erases_consent', 'off', true)`);
    });
  }

  private add(
    em: EntityManager,
    person: ConsentPerson,
    entry: Pick<ConsentRecord, 'purpose' | 'isGiven' | 'form' | 'textId'>,
  ): void {
    const { email, subscriberId = null, userId = null } = person;
    em.create(ConsentRecord, { email, subscriberId, userId, ...entry, at: this.clock.now() });
  }
}

async function readGiven(em: EntityManager, email: string): Promise<Set<ConsentPurpose>> {
  const rows = await em.execute<{ purpose: ConsentPurpose; is_given: boolean }[]>(
    `select distinct on (purpose) purpose, is_given from consent_record where email = ? order by purpose, seq desc`,
    [email],
  );
  return new Set(rows.filter(({ is_given: isGiven }) => isGiven).map(({ purpose }) => purpose));
}
