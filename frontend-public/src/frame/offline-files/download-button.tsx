import { ErrorIcon } from 'shell/error-icon';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { openFileInNewTab } from '../../ui/save-file.ts';
import { formatShortDay } from '../../ui/times.ts';
import { formatFileSize, formatDownloadedSize } from '../../ui/size-in-words.ts';
import type { OfflineFileControl } from './use-offline-file.ts';

interface DownloadButtonProps extends OfflineFileControl {
  title: string;
  bytes: number | null;
}

export function DownloadButton({ state, start, stop, title, bytes }: DownloadButtonProps) {
  const about = <span className="sr-only"> {title}</span>;
  return (
    <div className="grid min-h-18 content-center justify-items-end gap-2 tablet:w-[200px]">
      <p className="sr-only" role="status">
        {progressAnnouncement(state, bytes)}
      </p>
      {state.step === 'rest' && (
        <Button wide onClick={() => void start()}>
          <Icon name="download" />
          <span>Download{about}</span>
        </Button>
      )}
      {state.step === 'loading' && <Progress received={state.received} bytes={bytes} stop={stop} about={title} />}
      {state.step === 'kept' && (
        <>
          <Button wide onClick={() => openFileInNewTab(state.file.blob)}>
            <span>Open{about}</span>
          </Button>
          <p className="flex items-center gap-2 text-15 text-success">
            <Icon name="tick" />
            Saved on {formatShortDay(state.file.since)}
          </p>
        </>
      )}
      {state.step === 'failed' && (
        <>
          <Button wide failed onClick={() => void start()}>
            <span>Try again{about}</span>
          </Button>
          <p role="alert" className="flex gap-2 text-15 text-danger">
            <ErrorIcon />
            {state.reason}
          </p>
        </>
      )}
    </div>
  );
}

function Progress({ received, bytes, stop, about }: ProgressProps) {
  const share = bytes ? Math.min(1, received / bytes) : 0;
  return (
    <div className="grid w-full gap-2">
      <p className="flex items-center justify-between text-15 font-strong">
        {bytes ? formatDownloadedSize(received, bytes) : formatFileSize(received)}
        <button type="button" onClick={stop} className="-my-2.5 py-2.5 text-link underline underline-offset-5">
          Stop<span className="sr-only"> the download: {about}</span>
        </button>
      </p>
      <svg viewBox="0 0 200 12" width="100%" height="12" aria-hidden="true" focusable="false">
        <path d="M0 6h200" stroke="var(--control)" strokeWidth="2" />
        <path d={`M0 6h${200 * share}`} stroke="var(--ink)" strokeWidth="2" />
        <circle cx={6 + 188 * share} cy="6" r="5" fill="var(--gold)" stroke="var(--mark)" />
      </svg>
    </div>
  );
}

interface ProgressProps {
  received: number;
  bytes: number | null;
  stop: () => void;
  about: string;
}

/** Screen readers announce only the start, the middle and the end of a download. */
export function progressAnnouncement(state: OfflineFileControl['state'], bytes: number | null): string {
  if (state.step === 'kept') return state.hasJustCome ? 'Downloaded' : '';
  if (state.step !== 'loading') return '';
  return bytes && state.received >= bytes / 2 ? 'Half downloaded' : 'Downloading';
}
