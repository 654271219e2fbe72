import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { findFreePorts } from 'stand-ins/ports';
import { isProcessAlive } from 'stand-ins/processes';

describe('runProduct', { timeout: 600_000 }, () => {
  let dataDir = '';
  let port = 0;
  let started: ChildProcess[] = [];

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
    port = await findFreePorts(1);
    started = [];
  });

  afterEach(async () => {
    for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(mood = 'well') {
    const program = join(import.meta.dirname, 'fixtures', 'product.ts');
    const child = spawn(process.execPath, [program, dataDir, String(port), mood], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let output = '';
    const ready = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready on ')) ready.resolve();
      });
    }
    const ended = once(child, 'close').then(([code]) => code as number | null);
    return { child, ended, ready: Promise.race([ready.promise, ended]), output: () => output };
  }

  const partsNow = () => {
    const note = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
    return note.parts as Record<'helper' | 'site', { pid: number }>;
  };

  async function until(condition: () => boolean | Promise<boolean>) {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('prints the URL last and stops all processes on a signal', async () => {
    const first = start();
    await first.ready;
    assert.equal(first.output().trimEnd().split('\n').at(-1), `Ready on http://localhost:${port}`);
    const { helper, site } = partsNow();
    first.child.kill('SIGINT');
    assert.equal(await first.ended, 0);
    assert.deepEqual([isProcessAlive(helper.pid), isProcessAlive(site.pid)], [false, false]);
  });

  it('restarts a killed part within 2 s', async () => {
    const first = start();
    await first.ready;
    const { pid } = partsNow().site;
    const killed = Date.now();
    process.kill(pid, 'SIGKILL');
    await until(() => !isProcessAlive(pid));
    await until(() =>
      fetch(`http://127.0.0.1:${port}`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
    const took = Date.now() - killed;
    assert.ok(took < scaleForLoad(2000), `it took ${took} ms`);
    assert.notEqual(partsNow().site.pid, pid);
  });

  it("exits after six crashes before the product is ready, with the part's name and last output", async () => {
    const first = start('dying');
    assert.equal(await first.ended, 1);
    assert.match(first.output(), /helper ended 6 times within a minute/);
    assert.match(first.output(), /the colour is not known/);
  });

  it('rejects a busy port and prints its number', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const first = start();
    assert.equal(await first.ended, 1);
    assert.match(first.output(), new RegExp(`Port ${port} is busy`));
    other.close();
  });

  it('prints the URL of a product that already runs on the same data', async () => {
    await start().ready;
    const second = start();
    assert.equal(await second.ended, 0);
    assert.match(second.output(), new RegExp(`http://localhost:${port}`));
    assert.ok(isProcessAlive(partsNow().site.pid));
  });

  it('ends the orphans of a killed start and then starts', async () => {
    const first = start();
    await first.ready;
    const orphans = partsNow();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    await second.ready;
    assert.match(second.output(), /Ready on/);
    assert.deepEqual([isProcessAlive(orphans.helper.pid), isProcessAlive(orphans.site.pid)], [false, false]);
  });

  it("does not kill another process that has reused an orphan's process id", async () => {
    const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    started.push(unrelated);
    const first = start();
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    const file = join(dataDir, 'running.json');
    const note = JSON.parse(readFileSync(file, 'utf8'));
    const left = { ...note.parts };
    note.parts.helper = { pid: unrelated.pid, birth: note.parts.helper.birth };
    writeFileSync(file, JSON.stringify(note));
    await start().ready;
    assert.ok(isProcessAlive(unrelated.pid ?? 0));
    process.kill(left.helper.pid, 'SIGKILL');
  });
});
