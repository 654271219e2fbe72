import { queryOptions, useMutation } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { formatCount } from '../../../ui/format.ts';
import { isRestoring } from '../restore-texts.ts';
import { describeTask, queueTexts } from '../texts.ts';

type Api = Shell['api'];

export type OperationsState = ResponseBody<'/api/admin/operations', 'get'>;
export type QueueList = NonNullable<OperationsState['queues']>;
export type QueueState = QueueList['items'][number];
export type FailedTask = QueueList['failedTasks'][number];

export type AvailableBackup = OperationsState['backup']['available'][number];

export const operationsKey = ['operations'];
export const refetchEverySeconds = 10;
const whileRestoringMs = 2_000;

export const operationsQuery = (api: Api, isPaused = false) =>
  queryOptions({
    queryKey: operationsKey,
    queryFn: async () => {
      const beganAt = performance.now();
      const state = await readApiResponse(api.GET('/api/admin/operations'));
      return { ...state, responseMs: Math.round(performance.now() - beganAt) };
    },
    refetchInterval: ({ state: { data } }) => {
      if (data && isRestoring(data.backup)) return whileRestoringMs;
      return isPaused ? false : refetchEverySeconds * 1000;
    },
  });

const toBody = ({ queue, id }: FailedTask) => ({ body: { queue, id } });

export function useRetryTask() {
  const { api } = useShell();
  return useMutationWithToast<FailedTask>({
    key: operationsKey,
    call: (task) => readApiResponse(api.POST('/api/admin/operations/tasks/retry', toBody(task))),
    done: ({ task }) => `“${describeTask(task)}” is tried again`,
    failed: () => 'Failed to try again',
  });
}

export function useDropFailedTask() {
  const { api } = useShell();
  return useMutationWithToast<FailedTask>({
    key: operationsKey,
    call: (task) => readApiResponse(api.POST('/api/admin/operations/tasks/drop', toBody(task))),
    done: ({ task }) => `“${describeTask(task)}” dropped`,
    failed: () => 'Failed to drop the task',
  });
}

export function useRetryAllTasks() {
  const { api } = useShell();
  return useMutationWithToast<void, { retried: number }>({
    key: operationsKey,
    call: () => readApiResponse(api.POST('/api/admin/operations/tasks/retry-all')),
    done: (_, { retried }) => `${formatCount(retried, 'failed task')} tried again`,
    failed: () => 'Failed to try again',
  });
}

export function useHoldQueue() {
  const { api } = useShell();
  return useMutationWithToast<QueueState & { minutes?: number }>({
    key: operationsKey,
    call: ({ name: queue, isPaused, minutes = 60 }) =>
      readApiResponse(
        isPaused
          ? api.POST('/api/admin/operations/queues/release', { body: { queue } })
          : api.POST('/api/admin/operations/queues/hold', { body: { queue, minutes } }),
      ),
    done: ({ name, isPaused }) => `“${queueTexts[name].label}” ${isPaused ? 'runs again' : 'is on hold'}`,
    failed: ({ isPaused }) => (isPaused ? 'Failed to release the queue' : 'Failed to hold the queue'),
  });
}

export function useRequestBackup() {
  const { api } = useShell();
  return useMutationWithToast<void>({
    key: operationsKey,
    call: () => readApiResponse(api.POST('/api/admin/operations/backups')),
    done: () => 'The backup starts within a minute',
    failed: () => 'Failed to start a backup',
  });
}

export const requestRestore = (api: Api, body: { backup: string; typed: string }) =>
  readApiResponse(api.POST('/api/admin/operations/restores', { body }));

export function useUndoRestore() {
  const { api } = useShell();
  return useMutationWithToast<string>({
    key: operationsKey,
    call: (id) => readApiResponse(api.POST('/api/admin/operations/restores/{id}/undo', { params: { path: { id } } })),
    done: () => 'The former data is used again within a minute',
    failed: () => 'Failed to undo the restore',
  });
}

export function useOpenQueueBoard() {
  const { api, toasts } = useShell();
  return useMutation({
    mutationFn: () => readApiResponse(api.POST('/api/ops/ticket')),
    onSuccess: ({ path }) => location.assign(path),
    onError: (error) => toasts.show(createFailureToast('Failed to open the queue board', error)),
  });
}
