import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database } from '../database/database.ts';

/**
 * When each public page last said something new to its readers, for the site map. Kept in the database: processes come
 * and go, and a page rendered again in other markup has not changed.
 */
@Injectable()
export class PageChanges {
  constructor(private readonly database: Database) {}

  /** Remembers what a page says now. Safe to repeat, from any number of processes. */
  async note(address: string, html: string): Promise<void> {
    await this.database.sql(
      `insert into page_changes (address, fingerprint) values (?, ?)
       on conflict (address) do update set fingerprint = excluded.fingerprint, changed_at = now()
       where page_changes.fingerprint <> excluded.fingerprint`,
      [address, fingerprintOf(html)],
    );
  }

  /** The moment of each page's last change. */
  async all(): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.sql<{ address: string; changed_at: Date }>(
      'select address, changed_at from page_changes',
    );
    return new Map(rows.map(({ address, changed_at }) => [address, new Date(changed_at)]));
  }
}

/** What is true for a moment only, such as how many people are here, is no change of a page. */
const passing = /<p data-passing[\s\S]*?<\/p>/g;

/** Over the words of a document's main part alone. */
function fingerprintOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  return createHash('sha256')
    .update(main.replace(passing, ' ').replace(/<[^>]*>/g, ' '))
    .digest('base64url');
}
