import { useEffect, useRef, useState } from 'react';
import { failureWords } from 'shell/failure-words';
import { logFailure } from 'shell/log-failure';
import { download } from './download.ts';
import { forgetKeptFile, keepFile, readKeptFile, type KeptFile } from './kept-files.ts';

export interface FileToKeep {
  /** The account that keeps it. */
  owner: string;
  /** One word for the file in all kinds: "resources/<id>". */
  id: string;
  /** As it is called when it is saved. */
  name: string;
  /** Asks where the file is now; addresses hold for an hour. */
  address: () => Promise<string>;
}

export type KeptState =
  | { step: 'rest' }
  | { step: 'loading'; received: number }
  | { step: 'kept'; file: KeptFile }
  | { step: 'failed'; reason: string };

export interface KeptFileControl {
  state: KeptState;
  start: () => Promise<void>;
  stop: () => void;
  remove: () => Promise<void>;
}

/** A file that can be loaded to this device, with what is to be shown of it. `onLoaded` gets it once it is whole. */
export function useKeptFile(file: FileToKeep, onLoaded?: (kept: KeptFile) => void): KeptFileControl {
  const { owner, id, name } = file;
  const [state, setState] = useState<KeptState>({ step: 'rest' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    let isLeft = false;
    readKeptFile(owner, id).then(
      (kept) => !isLeft && setState(kept ? { step: 'kept', file: kept } : { step: 'rest' }),
      (error: unknown) => logFailure('What is kept on this device could not be read', error),
    );
    return () => {
      isLeft = true;
      running.current?.abort();
    };
  }, [owner, id]);

  const start = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setState({ step: 'loading', received: 0 });
    try {
      const onProgress = (received: number) => setState({ step: 'loading', received });
      const blob = await download(await file.address(), { signal, onProgress });
      const kept = { since: new Date().toISOString(), name, blob };
      onLoaded?.(kept);
      setState(await keptOrNot(owner, id, kept));
    } catch (error) {
      if (signal.aborted) setState({ step: 'rest' });
      else setState({ step: 'failed', reason: reasonOf(error) });
    }
  };

  const stop = (): void => running.current?.abort();

  const remove = async (): Promise<void> => {
    await forgetKeptFile(owner, id);
    setState({ step: 'rest' });
  };

  return { state, start, stop, remove };
}

/** A device without room still gave the file to the person. */
async function keptOrNot(owner: string, id: string, file: KeptFile): Promise<KeptState> {
  try {
    await keepFile(owner, id, file);
    return { step: 'kept', file };
  } catch (error) {
    logFailure('A file could not be kept on this device', error);
    return { step: 'failed', reason: 'This device has no room left to keep it.' };
  }
}

/** A connection that broke during a download is told by fetch as a TypeError. */
const reasonOf = (error: unknown): string =>
  error instanceof TypeError ? 'The network went away.' : failureWords(error);
