import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { findStoredKeys } from '../checks/writes.ts';
import type { Rig } from '../rig.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Load } from './load.ts';
import { sendSignUp } from './people.ts';
import { addEntry } from './writes.ts';

const pauseMs = 200;
/** The table of the entries must grow after a few of them. */
const entryBytes = 6000;
const signUpsAmongWrites = 5;
const storedOrRefused = [200, 503];

/** Reads and writes while the disk of the database is full. Reads must work, and a write is stored or refused with 503. */
export class FullDiskRequests {
  readonly failed: string[] = [];
  private reads = 0;
  private writes = 0;
  private readonly refusedEntries: string[] = [];
  private readonly refusedSignUps: string[] = [];
  private readonly load: Load;
  private readonly chance: SeededRandom;

  constructor(load: Load, chance: SeededRandom) {
    this.load = load;
    this.chance = chance;
  }

  get refused(): number {
    return this.refusedEntries.length + this.refusedSignUps.length;
  }

  /** Fills the disk again before each round, because PostgreSQL deletes files of its own. */
  async send(fill: () => void, forMs: number): Promise<void> {
    for (const until = Date.now() + forMs; Date.now() < until; await delay(pauseMs)) {
      fill();
      await this.read();
      await (this.writes % signUpsAmongWrites === 0 ? this.signUp() : this.writeEntry());
      this.writes += 1;
    }
  }

  async acceptsEntry(): Promise<boolean> {
    return (await this.addEntry()).status === 200;
  }

  describe(): string {
    return `full disk: ${this.reads} reads, ${this.writes} writes, ${this.refused} of them refused`;
  }

  async findStored({ database }: Rig): Promise<string[]> {
    const entries = await findStoredKeys(database, 'journal', this.refusedEntries);
    return [...entries, ...(await findStoredKeys(database, 'sign-up', this.refusedSignUps))];
  }

  private async read(): Promise<void> {
    const { client, people } = this.load;
    const { token } = this.chance.pickOne(people.granted);
    const responses = await Promise.all([
      client.send({ method: 'GET', path: '/api/events' }),
      client.send({ method: 'GET', path: '/api/journal', token }),
    ]);
    this.reads += responses.length;
    for (const { status } of responses) if (status !== 200) this.failed.push(`a read returned ${status || 'nothing'}`);
  }

  private async writeEntry(): Promise<void> {
    const { status, key } = await this.addEntry();
    this.record(status, key, this.refusedEntries);
  }

  private addEntry(): Promise<{ status: number; key: string }> {
    const member = this.chance.pickOne(this.load.people.granted);
    return addEntry(this.load.client, member, {
      text: randomBytes(entryBytes / 2).toString('hex'),
      expected: storedOrRefused,
      attempts: 1,
    });
  }

  private async signUp(): Promise<void> {
    const email = `full-disk-${randomUUID()}@example.org`;
    const { status } = await sendSignUp(this.load.client, email, storedOrRefused);
    this.record(status, email, this.refusedSignUps);
  }

  private record(status: number, key: string, refused: string[]): void {
    if (status === 503) refused.push(key);
    else if (status !== 200) this.failed.push(`a write returned ${status || 'nothing'}`);
  }
}
