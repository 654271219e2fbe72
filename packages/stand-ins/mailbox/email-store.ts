import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export interface SentEmail {
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  cc: string[];
  bcc: string[];
  reply_to: string[];
  headers: Record<string, string>;
  tags: unknown[];
}

export interface StoredEmail extends SentEmail {
  id: string;
  object: 'email';
  created_at: string;
  last_event: string;
}

export interface StoredRequest {
  fingerprint: string;
  ids: string[];
}

export interface EmailPage {
  data: StoredEmail[];
  has_more: boolean;
}

interface EmailRow {
  seq: number;
  id: string;
  created_at: string;
  last_event: string;
  content: Uint8Array;
}

export interface SentEntry {
  seq: number;
  id: string;
  recipient: string;
  request_key: string | null;
}

const MAX_EMAILS = 250_000;
const KEY_LIVES_MS = 24 * 3_600_000;
const TABLES = `
  create table if not exists email (
    seq integer primary key, id text not null unique, request_key text, created_at text not null,
    last_event text not null, content blob not null
  );
  create table if not exists recipient (
    seq integer not null references email on delete cascade, address text not null, primary key (address, seq)
  ) without rowid;
  create index if not exists recipient_seq on recipient (seq);
  create table if not exists request (
    key text primary key, fingerprint text not null, ids text not null, created_at integer not null
  );
  create table if not exists delivery (
    id text primary key, body text not null, due_at integer not null, since integer not null, attempts integer not null
  );
  create index if not exists delivery_due on delivery (due_at);
  create table if not exists received (id text primary key, content text not null) without rowid;`;

/** A kill of the process loses no data, but a power failure can. */
export class EmailStore {
  readonly database: DatabaseSync;

  constructor(file: string | undefined) {
    if (file) mkdirSync(dirname(file), { recursive: true });
    this.database = new DatabaseSync(file ?? ':memory:');
    this.database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = on;');
    this.database.exec(TABLES);
    this.database.prepare('delete from email where seq <= (select max(seq) from email) - ?').run(MAX_EMAILS);
    this.database.prepare('delete from request where created_at < ?').run(Date.now() - KEY_LIVES_MS);
  }

  close(): void {
    this.database.close();
  }

  transaction<R>(work: () => R): R {
    this.database.exec('begin');
    try {
      const result = work();
      this.database.exec('commit');
      return result;
    } catch (error) {
      this.database.exec('rollback');
      throw error;
    }
  }

  findRequest(key: string): StoredRequest | undefined {
    const select = 'select fingerprint, ids from request where key = ? and created_at > ?';
    const row = this.database.prepare(select).get(key, Date.now() - KEY_LIVES_MS);
    return row && { fingerprint: String(row['fingerprint']), ids: JSON.parse(String(row['ids'])) as string[] };
  }

  add(emails: SentEmail[], key?: string, fingerprint = ''): StoredEmail[] {
    const insert = this.database.prepare(
      'insert into email (id, request_key, created_at, last_event, content) values (?, ?, ?, ?, ?)',
    );
    const insertRecipient = this.database.prepare('insert or ignore into recipient (seq, address) values (?, ?)');
    const created = new Date().toISOString();
    return this.transaction(() => {
      const stored = emails.map((email) => {
        const id = randomUUID();
        const { lastInsertRowid: seq } = insert.run(id, key ?? null, created, 'sent', pack(email));
        for (const address of [...email.to, ...email.cc, ...email.bcc])
          insertRecipient.run(seq, extractEmailAddress(address));
        return { id, object: 'email' as const, ...email, created_at: created, last_event: 'sent' };
      });
      if (key !== undefined)
        this.database
          .prepare('insert or replace into request (key, fingerprint, ids, created_at) values (?, ?, ?, ?)')
          .run(key, fingerprint, JSON.stringify(stored.map(({ id }) => id)), Date.now());
      return stored;
    });
  }

  find(id: string): StoredEmail | undefined {
    const row = this.database.prepare('select * from email where id = ?').get(id);
    return row && toEmail(row as unknown as EmailRow);
  }

  addReceived(id: string, email: object): void {
    this.database.prepare('insert into received (id, content) values (?, ?)').run(id, JSON.stringify(email));
  }

  findReceived(id: string): object | undefined {
    const row = this.database.prepare('select content from received where id = ?').get(id);
    return row && (JSON.parse(String(row['content'])) as object);
  }

  setLastEvent(id: string, event: string): void {
    this.database.prepare('update email set last_event = ? where id = ?').run(event, id);
  }

  count(to?: string): number {
    const statement = to
      ? this.database.prepare('select count(*) as many from recipient where address = ?')
      : this.database.prepare('select count(*) as many from email');
    return Number(statement.get(...(to ? [extractEmailAddress(to)] : []))?.['many']);
  }

  list({ to, after, limit }: { to?: string | undefined; after?: string | undefined; limit: number }): EmailPage {
    const from = after ? Number(this.database.prepare('select seq from email where id = ?').get(after)?.['seq']) : 0;
    const statement = to
      ? 'select email.* from recipient join email using (seq) where address = ? and seq > ? order by seq limit ?'
      : 'select * from email where seq > ? order by seq limit ?';
    const values = [...(to ? [extractEmailAddress(to)] : []), from || 0, limit + 1];
    const rows = this.database.prepare(statement).all(...values) as unknown as EmailRow[];
    return { data: rows.slice(0, limit).map(toEmail), has_more: rows.length > limit };
  }

  listNewest(page: number, size: number, to?: string): StoredEmail[] {
    const statement = to
      ? 'select email.* from recipient join email using (seq) where address = ? order by seq desc limit ? offset ?'
      : 'select * from email order by seq desc limit ? offset ?';
    const values = [...(to ? [extractEmailAddress(to)] : []), size, page * size];
    return (this.database.prepare(statement).all(...values) as unknown as EmailRow[]).map(toEmail);
  }

  listSent(after: number, limit: number): SentEntry[] {
    return this.database
      .prepare(
        `select seq, id, address as recipient, request_key from email join recipient using (seq)
         where seq > ? order by seq limit ?`,
      )
      .all(after, limit) as unknown as SentEntry[];
  }
}

const pack = (email: SentEmail): Uint8Array => deflateRawSync(JSON.stringify(email), { level: 1 });

const toEmail = ({ id, created_at, last_event, content }: EmailRow): StoredEmail => ({
  id,
  object: 'email',
  ...(JSON.parse(inflateRawSync(content).toString()) as SentEmail),
  created_at,
  last_event,
});

export const extractEmailAddress = (recipient: string): string =>
  (/<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient).trim().toLowerCase();
