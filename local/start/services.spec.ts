import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { findFreePorts } from 'stand-ins/ports';

function run(
  t: TestContext,
  first: number,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const folder = mkdtempSync(join(tmpdir(), 'services-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'services.ts')], {
    env: {
      PATH: process.env['PATH'],
      STRIPE_STANDIN_PORT: String(first),
      MAILBOX_PORT: String(first + 1),
      LOCAL_DATA_DIR: folder,
      SITE_URL: 'http://localhost:9',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      RESEND_WEBHOOK_SECRET: 'whsec_dGVzdHRlc3Q=',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return child;
}

test('both stand-ins respond after services.ready, and the process exits with 0 on SIGTERM', async (t) => {
  const first = await findFreePorts(2);
  const child = run(t, first);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];

  assert.equal((JSON.parse(line) as { event: string }).event, 'services.ready');
  const answers = await Promise.all([
    fetch(`http://127.0.0.1:${first}/_/clock`),
    fetch(`http://127.0.0.1:${first + 1}/inbox`),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('the process exits with 1 and prints the port when a port is busy', async (t) => {
  const first = await findFreePorts(2);
  const squatter = createServer().listen(first + 1, '127.0.0.1');
  t.after(() => squatter.close());
  await once(squatter, 'listening');
  const child = run(t, first);
  const said = text(child.stderr);

  assert.deepEqual(await once(child, 'exit'), [1, null]);
  assert.match(await said, new RegExp(`Port ${first + 1} is in use`));
});
