import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Progress } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { fileQuery, filesKey, isInProgress, type StoredFileDetails } from '../api/files.ts';
import { formatProgress } from '../file-types.ts';
import { describeTimeLeft } from '../upload/time-left.ts';
import type { Upload, UploadQueue } from '../upload/upload-queue.ts';

interface UploadLineProps {
  upload: Upload;
  queue: UploadQueue;
  onReady?: (file: StoredFileDetails) => void;
}

export function UploadLine({ upload, queue, onReady }: UploadLineProps) {
  const { id, file, status, sentBytes } = upload;
  const stored = useStoredFile(upload, onReady);
  const isActive = status === 'running' || status === 'reconnecting';
  const canResume = status === 'paused' || (status === 'failed' && upload.canRetry);
  const isOver = status === 'done' || (status === 'failed' && !upload.canRetry);
  return (
    <div className="upload-line">
      <Flex wrap align="center" gap="4px 8px">
        <strong style={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>{file.name}</strong>
        {isActive && (
          <Button size="small" aria-label={`Pause ${file.name}`} onClick={() => queue.pause(id)}>
            Pause
          </Button>
        )}
        {canResume && (
          <Button size="small" aria-label={`Continue ${file.name}`} onClick={() => queue.resume(id)}>
            Continue
          </Button>
        )}
        <Button
          size="small"
          type="text"
          aria-label={`${isOver ? 'Hide' : 'Stop'} ${file.name}`}
          onClick={() => queue.remove(id)}
        >
          {isOver ? 'Hide' : 'Stop'}
        </Button>
      </Flex>
      {!isOver && (
        <Progress
          percent={Math.floor((sentBytes / file.size) * 100)}
          showInfo={false}
          status="normal"
          aria-label={`Upload of ${file.name}`}
        />
      )}
      <span className="below">{status === 'running' && describeProgress(upload)}</span>
      <span role="status" className={isProblem(upload, stored) ? 'below bad' : 'below'}>
        {describeStatus(upload, stored)}
      </span>
    </div>
  );
}

function useStoredFile({ fileId }: Upload, onReady: UploadLineProps['onReady']): StoredFileDetails | undefined {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...fileQuery(api, fileId ?? ''), enabled: fileId !== undefined });
  const reportReady = useEffectEvent(() => {
    void refetchQuery(queryClient, [...filesKey, 'list']);
    if (data) onReady?.(data);
  });
  const isReady = data?.state === 'ready';
  useEffect(() => {
    if (isReady) reportReady();
  }, [isReady]);
  return data;
}

function describeProgress({ sentBytes, file, secondsLeft }: Upload): string {
  const bytes = formatProgress(sentBytes, file.size);
  return secondsLeft === undefined ? bytes : `${bytes}, ${describeTimeLeft(secondsLeft)}`;
}

const isProblem = ({ status }: Upload, stored: StoredFileDetails | undefined) =>
  status === 'failed' || stored?.state === 'failed';

function describeStatus({ status, reason, sentBytes, file }: Upload, stored: StoredFileDetails | undefined): string {
  const bytes = formatProgress(sentBytes, file.size);
  if (status === 'waiting') return 'Waiting for the other uploads';
  if (status === 'paused') return `Paused at ${bytes}`;
  if (status === 'reconnecting') return `${reason ?? `Connection lost at ${bytes}.`} Trying again...`;
  if (status === 'failed') return reason ?? '';
  if (status === 'running') return '';
  if (!stored || isInProgress(stored)) return 'Uploaded. The file is being checked...';
  return stored.problem ?? stored.note ?? 'In the library';
}
