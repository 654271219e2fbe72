import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailLabel } from '../../domain/email-label.entity.ts';
import { LabelAdded } from '../../domain/events.ts';

const maxListedLabels = 500;

@Injectable()
export class EmailLabels {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  add(email: string, label: string): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const key = { email: normalizeEmail(email), label };
      const added = await em.execute<object[]>(
        'insert into email_label (email, label, added_at) values (?, ?, ?) on conflict do nothing returning 1',
        [key.email, label, this.clock.now()],
      );
      if (added.length > 0) outbox.append(new LabelAdded(key));
    });
  }

  remove(email: string, label: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(EmailLabel, { email: normalizeEmail(email), label });
    });
  }

  replace(email: string, labels: readonly string[]): Promise<void> {
    return this.tx.run(async () => {
      const current = await this.listOf(email);
      for (const label of current.filter((one) => !labels.includes(one))) await this.remove(email, label);
      for (const label of labels.filter((one) => !current.includes(one))) await this.add(email, label);
    });
  }

  async listOf(email: string): Promise<string[]> {
    const where = { email: normalizeEmail(email) };
    const labels = await this.database.em().find(EmailLabel, where, { orderBy: { label: 'asc' } });
    return labels.map(({ label }) => label);
  }

  async listAll(): Promise<string[]> {
    const rows = await this.database.sql<{ label: string }>(
      'select distinct label from email_label order by label limit ?',
      [maxListedLabels],
    );
    return rows.map(({ label }) => label);
  }
}
