import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { formatFileSize, formatDownloadedSize } from '../../ui/size-in-words.ts';
import { progressAnnouncement } from './download-button.tsx';
import type { OfflineFileControl } from './use-offline-file.ts';

interface SoundDownloadProps {
  download: OfflineFileControl;
  sizeBytes: number | undefined;
  label?: string;
  isShort?: boolean;
}

export function AudioDownload({ download, sizeBytes, label = 'Download', isShort = false }: SoundDownloadProps) {
  const { state, start, stop, remove } = download;
  const [isAsking, setAsking] = useState(false);
  const size = sizeBytes === undefined ? '' : `, ${formatFileSize(sizeBytes)}`;
  return (
    <div
      data-own-escape={isAsking || undefined}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
      className="flex flex-wrap items-center gap-x-6 tablet:ml-auto"
    >
      <p className="sr-only" role="status">
        {progressAnnouncement(state, sizeBytes ?? null)}
      </p>
      {state.step === 'rest' && (
        <button type="button" className="player-word" onClick={() => void start()}>
          {label}
          <span className={isShort ? 'max-tablet:sr-only' : ''}>{size}</span>
        </button>
      )}
      {state.step === 'loading' && (
        <>
          <p className="tabular-nums">
            Downloading, {sizeBytes ? formatDownloadedSize(state.received, sizeBytes) : formatFileSize(state.received)}
          </p>
          <button type="button" className="player-word" onClick={stop}>
            Stop<span className="sr-only"> the download</span>
          </button>
        </>
      )}
      {state.step === 'kept' && !isAsking && (
        <button
          type="button"
          className="flex min-h-11 cursor-pointer items-center gap-3 text-base text-success"
          onClick={() => setAsking(true)}
        >
          <Icon name="tick" />
          Saved on this device, {formatFileSize(state.file.sizeBytes)}
        </button>
      )}
      {state.step === 'kept' && isAsking && (
        <>
          <p>Remove it from this device?</p>
          <button
            type="button"
            className="player-word"
            onClick={() => {
              setAsking(false);
              void remove();
            }}
          >
            Remove
          </button>
          <button type="button" className="player-word" autoFocus onClick={() => setAsking(false)}>
            Keep it
          </button>
        </>
      )}
      {state.step === 'failed' && (
        <>
          <p role="alert" className="text-danger">
            The download was incomplete. {state.reason}
          </p>
          <button type="button" className="player-word" onClick={() => void start()}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}
