import { useEffect } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { createTusTransfer } from './tus-transfer.ts';
import { UploadQueue, type Upload } from './upload-queue.ts';

/** The queue exists outside the pages, so that uploads continue while the user opens other pages of the admin. */
let current: { userId: string; queue: UploadQueue } | undefined;

function getQueue(userId: string, readToken: () => Promise<string | undefined>): UploadQueue {
  if (current?.userId !== userId) {
    current?.queue.pauseAll();
    current = { userId, queue: new UploadQueue(createTusTransfer({ userId, readToken })) };
  }
  return current.queue;
}

export function useUploadQueue(): UploadQueue {
  const { session } = useShell();
  const userId = session.user?.id ?? session.expired?.id ?? '';
  return getQueue(userId, session.accessToken);
}

export function useUploads(): { queue: UploadQueue; uploads: readonly Upload[] } {
  const queue = useUploadQueue();
  const uploads = queue.use();
  useLeaveWarning(queue);
  return { queue, uploads };
}

function useLeaveWarning(queue: UploadQueue): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => queue.isBusy && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [queue]);
}
