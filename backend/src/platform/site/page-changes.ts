import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database } from '../database/database.ts';

/** Stores when the text of a page last changed. Other changes of its HTML do not count. */
@Injectable()
export class PageChangeLog {
  constructor(private readonly database: Database) {}

  async record(address: string, html: string): Promise<void> {
    await this.database.sql(
      `insert into page_changes (address, fingerprint) values (?, ?)
       on conflict (address) do update set fingerprint = excluded.fingerprint, changed_at = now()
       where page_changes.fingerprint <> excluded.fingerprint`,
      [address, hashPage(html)],
    );
  }

  async all(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.sql<{ address: string; changed_at: Date }>(
      'select address, changed_at from page_changes',
    );
    return new Map(rows.map(({ address, changed_at }) => [address, new Date(changed_at)]));
  }
}

/** Text that changes all the time, such as the number of people online, is no change of the page. */
const momentaryText = /<p data-passing[\s\S]*?<\/p>/g;

function hashPage(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return createHash('sha256')
    .update(main.replace(momentaryText, ' ').replace(/<[^>]*>/g, ' '))
    .digest('base64url');
}
