import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupList } from '#platform/backup/backup-list.ts';
import { RunDueBackups } from '#platform/backup/run-due-backups.ts';
import type { OperationsView } from '#modules/admin/use-cases/operations/operations.view.ts';
import { BackupCommands, untilReconciled } from './makers/backup-commands.ts';
import { waitUntil } from './until.ts';
import { World, type Member } from './world.ts';

describe('the backups that Operations lists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-spec-'));
  let world: World;
  let admin: Member;
  let commands: BackupCommands;
  beforeAll(async () => {
    commands = await BackupCommands.create(folder);
    world = await World.start({ schedules: false, settings: { ...commands.keys, BACKUP_DIR: folder } });
    admin = await world.member({ roles: ['admin'] });
    await world.settle();
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  const runDue = () => world.app.get(RunDueBackups, { strict: false }).runDue();
  const readList = () => world.app.get(BackupList, { strict: false }).refresh();
  /** A restore closes the connections of the product, so a request can fail once. */
  async function read(): Promise<OperationsView['backup']> {
    let backup: OperationsView['backup'] | undefined;
    await waitUntil(async () => {
      const { status, body } = await world.as(admin).get<OperationsView>('/api/admin/operations');
      if (status === 200) backup = body.backup;
      return status === 200;
    });
    if (!backup) throw new Error('Operations did not respond.');
    return backup;
  }
  const restore = async (...args: string[]) => {
    expect(await commands.run('restore', { args })).toMatchObject({ code: 0 });
    await untilReconciled(world);
  };

  it('stay the same after a restore and after its undo, and none is due again', async () => {
    const older = await commands.makeBackup();
    await runDue();
    const { restore: none, ...before } = await read();
    const [nightly] = before.available;
    expect(none).toBeNull();
    expect(before.available.map(({ name }) => name)).toEqual([expect.any(String), older]);
    expect(before.last).toMatchObject({
      name: nightly?.name,
      verifiedAt: expect.any(String),
      sizeBytes: expect.any(Number),
    });
    expect(nightly?.verifiedAt).toBe(before.last?.verifiedAt);

    await restore(older);
    const { restore: done, ...after } = await read();
    expect(done).toMatchObject({ kind: 'restore', undoId: expect.any(String) });
    expect(after).toEqual(before);
    await runDue();
    expect(await read()).toMatchObject(before);

    const latest = await commands.makeBackup();
    await readList();
    await restore('--undo');
    const undone = await read();
    expect(undone.available.map(({ name }) => name)).toEqual([latest, nightly?.name, older]);
    expect(undone).toMatchObject({ last: { name: latest }, isRunning: false, failure: null });
    await runDue();
    expect((await read()).available).toEqual(undone.available);
  });
});
