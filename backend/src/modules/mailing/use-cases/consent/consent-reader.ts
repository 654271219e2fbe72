import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import type { ConsentForm, ConsentPurpose } from '../../domain/consent-purposes.ts';

export interface ConsentEntry {
  readonly seq: number;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly form: ConsentForm;
  readonly sentence: string;
  readonly version: number;
  readonly at: Date;
}

/** `email` is SQL for a normalized email address, such as `s.email`. */
export const buildConsentCondition = (email: string, purpose: ConsentPurpose): string =>
  `coalesce((select newest.is_given from consent_record newest
     where newest.email = ${email} and newest.purpose = '${purpose}' order by newest.seq desc limit 1), false)`;

@Injectable()
export class ConsentReader {
  constructor(private readonly database: Database) {}

  async hasConsent(email: string, purpose: ConsentPurpose): Promise<boolean> {
    const condition = buildConsentCondition('?::text', purpose);
    const [row] = await this.database.sql<{ hasConsent: boolean }>(`select ${condition} as "hasConsent"`, [
      normalizeEmail(email),
    ]);
    return row?.hasConsent ?? false;
  }

  async listGiven(email: string): Promise<ReadonlySet<ConsentPurpose>> {
    const rows = await this.database.sql<{ purpose: ConsentPurpose; isGiven: boolean }>(
      `select distinct on (purpose) purpose, is_given as "isGiven" from consent_record
       where email = ? order by purpose, seq desc`,
      [normalizeEmail(email)],
    );
    return new Set(rows.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose));
  }

  async findGiven(email: string, purpose: ConsentPurpose, before: Date): Promise<ConsentEntry | null> {
    const condition = 'c.email = ? and c.purpose = ? and c.is_given and c.at <= ?::timestamptz';
    const [entry] = await this.select(condition, [normalizeEmail(email), purpose, before.toISOString()], 1);
    return entry ?? null;
  }

  list(person: { readonly email: string; readonly userId?: string }, limit: number): Promise<ConsentEntry[]> {
    return this.select(
      `c.email = ? or c.user_id = ?::uuid`,
      [normalizeEmail(person.email), person.userId ?? null],
      limit,
    );
  }

  listOfSubscriber(id: string, limit: number): Promise<ConsentEntry[]> {
    const isTheirs = `c.subscriber_id = ?::uuid or c.email = (select email from email_subscriber where id = ?::uuid)`;
    return this.select(isTheirs, [id, id], limit);
  }

  private async select(condition: string, values: unknown[], limit: number): Promise<ConsentEntry[]> {
    const rows = await this.database.sql<ConsentEntry>(
      `select c.seq::int, c.email, c.purpose, c.is_given as "isGiven", c.form, t.sentence, t.version, c.at
       from consent_record c join consent_text t on t.id = c.text_id
       where ${condition} order by c.seq desc limit ?`,
      [...values, limit],
    );
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }
}
