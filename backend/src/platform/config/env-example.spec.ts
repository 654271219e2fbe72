import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from './settings.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

const setByCommands = ['NODE_ENV', 'STRIPE_API_URL', 'RESEND_BASE_URL', 'DEMO_DATA', 'REHEARSAL'];

describe('.env.example', () => {
  const listed = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

  it('lists every setting', () => {
    const missing = settingNames.filter((name) => !listed.includes(name) && !setByCommands.includes(name));
    expect(missing).toEqual([]);
  });

  it('lists no unused setting and none twice', () => {
    const files = globSync('{local,e2e}/**/*.ts', { cwd: repository, exclude: (name) => name === 'node_modules' });
    const others = files.map(read).join('\n');
    const unread = listed.filter((name) => !settingNames.includes(name) && !new RegExp(`\\b${name}\\b`).test(others));
    expect(unread).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
