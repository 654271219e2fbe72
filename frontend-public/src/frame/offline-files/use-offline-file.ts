import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getFailureMessage } from 'shell/failure-message';
import { logFailure } from 'shell/log-failure';
import { IncompleteDownload, downloadFile } from './download.ts';
import {
  offlineFilesQuery,
  removeOfflineFile,
  storeOfflineFile,
  readOfflineFile,
  type OfflineFile,
  type OfflineFileInfo,
} from './offline-files.ts';

export interface DownloadableFile extends Pick<OfflineFileInfo, 'id' | 'name' | 'tier' | 'about'> {
  owner: string | undefined;
  address: () => Promise<string>;
}

export type DownloadState =
  | { step: 'rest' }
  | { step: 'loading'; received: number }
  | { step: 'kept'; file: OfflineFile; hasJustCome: boolean }
  | { step: 'failed'; reason: string };

export interface OfflineFileControl {
  state: DownloadState;
  start: () => Promise<void>;
  stop: () => void;
  remove: () => Promise<void>;
}

export function useOfflineFile(file: DownloadableFile, onLoaded?: (kept: OfflineFile) => void): OfflineFileControl {
  const { owner, id, address, ...note } = file;
  const client = useQueryClient();
  const keptSince = useQuery(offlineFilesQuery(owner)).data?.find((kept) => kept.id === id)?.since;
  const [state, setState] = useState<DownloadState>({ step: 'rest' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    readOfflineFile(owner, id).then(
      (kept) =>
        !isLeft &&
        setState(kept ? { step: 'kept', file: kept, hasJustCome: running.current !== undefined } : { step: 'rest' }),
      (error: unknown) => logFailure('Files on this device could not be read', error),
    );
    return () => {
      isLeft = true;
      running.current?.abort();
    };
  }, [owner, id, keptSince]);

  const tellLists = () => client.invalidateQueries({ queryKey: offlineFilesQuery(owner).queryKey });

  const start = async (): Promise<void> => {
    if (owner === undefined) return;
    const { signal } = (running.current = new AbortController());
    setState({ step: 'loading', received: 0 });
    try {
      const onProgress = (received: number) => setState({ step: 'loading', received });
      const blob = await downloadFile(await address(), { signal, onProgress });
      signal.throwIfAborted();
      const kept = { ...note, id, since: new Date().toISOString(), sizeBytes: blob.size, blob };
      onLoaded?.(kept);
      setState(await storeDownload(owner, kept));
      await tellLists();
    } catch (error) {
      if (signal.aborted) setState({ step: 'rest' });
      else setState({ step: 'failed', reason: failureReason(error) });
    }
  };

  const stop = (): void => running.current?.abort();

  const remove = async (): Promise<void> => {
    if (owner === undefined) return;
    await removeOfflineFile(owner, id);
    setState({ step: 'rest' });
    await tellLists();
  };

  return { state, start, stop, remove };
}

async function storeDownload(owner: string, file: OfflineFile): Promise<DownloadState> {
  try {
    await storeOfflineFile(owner, file);
    return { step: 'kept', file, hasJustCome: true };
  } catch (error) {
    logFailure('A file could not be stored on this device', error);
    return { step: 'failed', reason: 'This device has no space left for it.' };
  }
}

/** `fetch` throws a TypeError when the network fails, for example on an offline device. */
function failureReason(error: unknown): string {
  if (error instanceof IncompleteDownload) return 'The connection was lost.';
  return error instanceof TypeError ? 'You went offline.' : getFailureMessage(error);
}
