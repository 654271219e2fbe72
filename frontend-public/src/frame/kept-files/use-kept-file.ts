import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from 'shell/failure-words';
import { logFailure } from 'shell/log-failure';
import { CutShort, download } from './download.ts';
import { keptFilesQuery, forgetKeptFile, keepFile, readKeptFile, type KeptFile, type KeptNote } from './kept-files.ts';

export interface FileToKeep extends Pick<KeptNote, 'id' | 'name' | 'tier' | 'about'> {
  /** The account id; undefined for a visitor, who cannot store files. */
  owner: string | undefined;
  /** Requests a signed URL, which is valid for an hour. */
  address: () => Promise<string>;
}

export type KeptState =
  | { step: 'rest' }
  | { step: 'loading'; received: number }
  | { step: 'kept'; file: KeptFile; hasJustCome: boolean }
  | { step: 'failed'; reason: string };

export interface KeptFileControl {
  state: KeptState;
  start: () => Promise<void>;
  stop: () => void;
  remove: () => Promise<void>;
}

export function useKeptFile(file: FileToKeep, onLoaded?: (kept: KeptFile) => void): KeptFileControl {
  const { owner, id, address, ...note } = file;
  const client = useQueryClient();
  const keptSince = useQuery(keptFilesQuery(owner)).data?.find((kept) => kept.id === id)?.since;
  const [state, setState] = useState<KeptState>({ step: 'rest' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (owner === undefined) return undefined;
    let isLeft = false;
    readKeptFile(owner, id).then(
      (kept) =>
        !isLeft &&
        setState(kept ? { step: 'kept', file: kept, hasJustCome: running.current !== undefined } : { step: 'rest' }),
      (error: unknown) => logFailure('What is kept on this device could not be read', error),
    );
    return () => {
      isLeft = true;
      running.current?.abort();
    };
    // Reads again when another component stores or removes the file.
  }, [owner, id, keptSince]);

  const tellLists = () => client.invalidateQueries({ queryKey: keptFilesQuery(owner).queryKey });

  const start = async (): Promise<void> => {
    if (owner === undefined) return;
    const { signal } = (running.current = new AbortController());
    setState({ step: 'loading', received: 0 });
    try {
      const onProgress = (received: number) => setState({ step: 'loading', received });
      const blob = await download(await address(), { signal, onProgress });
      signal.throwIfAborted();
      const kept = { ...note, id, since: new Date().toISOString(), sizeBytes: blob.size, blob };
      onLoaded?.(kept);
      setState(await keptOrNot(owner, kept));
      await tellLists();
    } catch (error) {
      if (signal.aborted) setState({ step: 'rest' });
      else setState({ step: 'failed', reason: reasonOf(error) });
    }
  };

  const stop = (): void => running.current?.abort();

  const remove = async (): Promise<void> => {
    if (owner === undefined) return;
    await forgetKeptFile(owner, id);
    setState({ step: 'rest' });
    await tellLists();
  };

  return { state, start, stop, remove };
}

/** If the device is full, `onLoaded` has already received the file. */
async function keptOrNot(owner: string, file: KeptFile): Promise<KeptState> {
  try {
    await keepFile(owner, file);
    return { step: 'kept', file, hasJustCome: true };
  } catch (error) {
    logFailure('A file could not be kept on this device', error);
    return { step: 'failed', reason: 'This device has no space left for it.' };
  }
}

/** `fetch` reports a connection lost during a download as TypeError. */
function reasonOf(error: unknown): string {
  if (error instanceof CutShort) return 'The connection was lost.';
  return error instanceof TypeError ? 'You went offline.' : failureWords(error);
}
