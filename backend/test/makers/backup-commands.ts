import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { waitUntil } from '../until.ts';
import type { World } from '../world.ts';

interface Run {
  readonly args?: readonly string[];
  readonly settings?: Record<string, string>;
}

export class BackupCommands {
  private constructor(
    private readonly folder: string,
    readonly keys: Readonly<Record<string, string>>,
  ) {}

  static async create(folder: string): Promise<BackupCommands> {
    const identity = await generateX25519Identity();
    const keys = {
      BACKUP_RECIPIENTS: await identityToRecipient(identity),
      BACKUP_IDENTITY: `# identity\n${identity}\n`,
    };
    return new BackupCommands(folder, keys);
  }

  /** Environment of the commands. */
  get env(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.keys, BACKUP_DIR: this.folder, LOCAL_ENV_FILE: '/dev/null' };
  }

  start(program: string, { args = [], settings = {} }: Run = {}) {
    const env = { ...this.env, ...settings };
    return spawn('node', [`dist/app/${program}.js`, ...args], { cwd: join(__dirname, '../..'), env });
  }

  async run(program: string, how: Run = {}): Promise<{ code: number | null; said: string }> {
    const child = this.start(program, how);
    const code = new Promise<number | null>((resolve) => (child as ChildProcess).once('close', resolve));
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, said: said.join('') };
  }

  async makeBackup(settings: Record<string, string> = {}): Promise<string> {
    const first = await this.run('backup', { settings });
    // Two backups of the same second have the same name, so the command is tried again.
    const { code, said } = first.code === 6 ? await this.run('backup', { settings }) : first;
    expect([code, said]).toEqual([0, expect.stringMatching(/^The backup \S+ has \d+ rows and \d+ files/)]);
    return /\d{4}\S+Z/.exec(said)?.[0] ?? '';
  }
}

export const untilReconciled = (world: World): Promise<void> =>
  waitUntil(async () => {
    const open = await world.sql('select 1 from restore_run where finished_at is null').catch(() => [1]);
    return open.length === 0;
  });

/** A restore closes the database connections of the test, so a read is tried up to three times. */
export const untilConnected = async <Result>(read: () => Promise<Result>): Promise<Result> =>
  read().catch(read).catch(read);

export async function createTemplate(name: string): Promise<{ drop: () => Promise<void> }> {
  const server = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await server.connect();
  await server.query(`create database "${name}" template template0 is_template true`);
  const drop = async () => {
    await server.query(`alter database "${name}" is_template false`);
    await server.query(`drop database "${name}"`);
    await server.end();
  };
  return { drop };
}

/** Definitions of all constraints and indexes, except those of partitions. */
export const listConstraintsAndIndexes = (world: World): Promise<object[]> =>
  world.sql(
    `select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where conparentid = 0 and connamespace = 'public'::regnamespace
       and not exists (select from pg_class where oid = conrelid and relispartition)
     union all
     select i.indrelid::regclass::text, c.relname, pg_get_indexdef(c.oid)
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and not c.relispartition
     order by 1, 2, 3`,
  );
