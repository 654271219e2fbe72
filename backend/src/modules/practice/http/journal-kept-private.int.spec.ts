import { ApiProcess } from '#test/makers/api-process.ts';
import { findTablesContaining } from '#test/makers/traces.ts';
import { journalKey } from '#test/settings.ts';
import { waitUntil } from '#test/until.ts';
import { World, type Member } from '#test/world.ts';
import type { Settings } from '#platform/config/settings.ts';
import { JournalCipher } from '../use-cases/journal/journal-cipher.ts';
import { RotateJournalKeys } from '../use-cases/journal/rotate-journal-keys.ts';

interface Entry {
  id: string;
  text: string;
}

const canary = 'a canary that sings at dawn';
const present = `present:${'p'.repeat(43)}`;
const entryOf = (text: string) => ({ clientId: crypto.randomUUID(), source: 'free', text });

describe('privacy of the journal', () => {
  let world: World;
  let api: ApiProcess;
  let writer: Member;
  beforeAll(async () => {
    world = await World.start();
    writer = await world.member();
    api = await ApiProcess.start({ LOG_LEVEL: 'debug' });
    await api.waitForResponse('/api/health/live');
  });
  afterAll(async () => {
    await api.kill();
    await world.close();
  });

  const call = async <Body>(method: string, path: string, body?: string): Promise<Body> => {
    const headers = { authorization: `Bearer ${writer.accessToken}`, 'content-type': 'application/json' };
    const response = await fetch(api.url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    return (response.status === 204 ? undefined : await response.json()) as Body;
  };

  it('never stores or logs the text of an entry unencrypted', async () => {
    const entry = await call<Entry>('POST', '/api/journal', JSON.stringify(entryOf(canary)));
    expect(entry.text).toBe(canary);
    const change = { text: `${canary} again`, version: 1 };
    await call('PUT', `/api/journal/${entry.id}`, JSON.stringify(change));
    await call('PUT', `/api/journal/${entry.id}`, JSON.stringify({ ...change, text: `${canary}, stale` }));
    await call('POST', '/api/journal', JSON.stringify({ ...entryOf(canary), source: 'nowhere' }));
    await call('POST', '/api/journal', JSON.stringify(entryOf(`${canary}\0`)));
    await call('POST', '/api/journal', JSON.stringify(entryOf(canary)).slice(0, -1));
    expect(JSON.stringify(await call('GET', '/api/account/export'))).toContain(canary);
    expect(JSON.stringify(await call('GET', `/api/journal?q=${encodeURIComponent(canary)}`))).toContain(canary);
    await call('DELETE', `/api/journal/${entry.id}`);
    await world.sql('alter table journal_entry add constraint never check (version < 0) not valid');
    await call('POST', '/api/journal', JSON.stringify(entryOf(canary)));
    await waitUntil(() => Promise.resolve(api.log.includes('request.failed')));
    expect(api.log).not.toContain('canary');
    expect(await findTablesContaining(world, 'canary')).toEqual([]);
  });
});

describe('rotation of journal keys', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.start({ settings: { JOURNAL_KEYS: `${present},${journalKey}` } });
  });
  afterAll(() => world.close());

  it('leaves old entries readable without the former key', async () => {
    const member = await world.member();
    const { body: entry } = await world.as(member).post<Entry>('/api/journal', entryOf('Written before'));
    const former = new JournalCipher({ journalKeys: [journalKey] } as Settings);
    const sealed = former.encrypt('Written before', entry.id);
    await world.sql('update journal_entry set sealed_text = $1 where id = $2', [sealed, entry.id]);
    for (let times = 2; times > 0; times -= 1) await world.app.get(RotateJournalKeys, { strict: false }).rotate();
    const [row] = await world.sql<{ sealed_text: string }>('select sealed_text from journal_entry');
    expect(row?.sealed_text).toMatch(/^present\./);
    const { body } = await world.as(member).get<{ items: Entry[] }>('/api/journal');
    expect(body.items).toMatchObject([{ text: 'Written before' }]);
  });
});
