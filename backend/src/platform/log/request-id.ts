import { AsyncLocalStorage } from 'node:async_hooks';
import { getRequestContext } from '../audit/audit-log.ts';

const causeStorage = new AsyncLocalStorage<string | undefined>();

export const getRequestId = (): string | undefined => getRequestContext()?.requestId ?? causeStorage.getStore();

export const runWithRequestId = <Result>(requestId: string | undefined, work: () => Promise<Result>): Promise<Result> =>
  causeStorage.run(requestId, work);
