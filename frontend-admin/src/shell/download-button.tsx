import { Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../ui/save-file.ts';
import { createFailureToast } from './failure-toast.ts';
import { useShell } from './shell.tsx';

interface DownloadButtonProps {
  label: string;
  fileName: string;
  fetchFile: () => Promise<unknown>;
}

/** `fetchFile` must return a `Blob`, which the types of the API do not say. */
export function DownloadButton({ label, fileName, fetchFile }: DownloadButtonProps) {
  const { toasts } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveFile((await fetchFile()) as Blob, fileName);
    } catch (error) {
      toasts.show(createFailureToast('Failed to download the file', error as Error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button aria-busy={isBusy} disabled={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
