import { requestJson } from '../../run/http-client.ts';
import type { Load } from '../load/load.ts';
import type { Rig } from '../rig.ts';
import { type Check, toCheck } from './check.ts';

interface Operations {
  queues: { items: { name: string; failed: number }[]; failedTasks: { task: string; reason: string }[] } | null;
}

export async function checkWork({ url, database }: Rig, { people }: Load): Promise<Check[]> {
  const { rows } = await database.query<{ type: string }>('select type from outbox where done_at is null');
  const { queues } = await requestJson<Operations>({
    ...{ method: 'GET', url: `${url}/api/admin/operations`, token: people.adminToken },
  });
  const failed = queues?.items.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  return [
    toCheck(
      'I11',
      'events with reactions that are not done',
      rows.map(({ type }) => type),
    ),
    {
      ...toCheck('I11', 'failed tasks', queues?.failedTasks.map(({ task, reason }) => `${task}: ${reason}`) ?? []),
      found: failed,
    },
    toCheck('I11', 'queues that do not respond', queues ? [] : ['the queues']),
  ];
}

export async function checkAuditChain(rig: Rig): Promise<Check[]> {
  const { isOk, lastWords } = await rig.runOnce((processes) => processes.verifyAuditLog());
  return [toCheck('I14', 'audit logs with a broken chain', isOk ? [] : [lastWords])];
}
