import { useEffect, useState } from 'react';
import { ChunkLoadError } from 'shell/load-chunk';
import { useIsOnline } from 'shell/use-is-online';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../../ui/button.tsx';
import { RequestButton } from '../../../../ui/request-button.tsx';
import { brand } from '../../../../frame/brand.ts';
import { reloadDocument, shouldReloadForRelease } from '../../../layout/reload-document.ts';
import { ErrorPageLayout } from './error-page-layout.tsx';

export function ErrorPage({ error }: { error: unknown }) {
  const isFile = error instanceof ChunkLoadError;
  const isOnline = useIsOnline();
  const [isTrying, setTrying] = useState(isFile && isOnline);
  const again = useRequest(() => (isFile ? reloadDocument() : Promise.resolve(location.reload())));

  useEffect(() => {
    if (!isFile) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const leaveIt = (): void => setTrying(false);
    if (navigator.onLine && shouldReloadForRelease()) reloadDocument(signal).catch(leaveIt);
    else leaveIt();
    addEventListener('online', () => void reloadDocument(signal).catch(leaveIt), { signal });
    return () => abort.abort();
  }, [isFile]);

  if (isTrying) return <div className="min-h-svh" />;
  const { title, words } = isFile && !isOnline ? OFFLINE : FAILED;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <ErrorPageLayout title={title} words={words}>
        <RequestButton
          request={again}
          variant="gold"
          size="large"
          busyLabel="Trying..."
          onClick={() => void again.run()}
        >
          Try again
        </RequestButton>
        <Button variant="quiet" href="/" sameTab className="text-ink!">
          Return to Home
        </Button>
      </ErrorPageLayout>
    </>
  );
}

const OFFLINE = { title: 'No light yet', words: 'You are offline. This page opens when the network is back.' };
const FAILED = { title: 'Something went wrong on our side', words: 'This page could not be shown. Please try again.' };
