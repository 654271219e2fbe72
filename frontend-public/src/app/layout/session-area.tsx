import { lazy, Suspense } from 'react';
import { useIsSecondFactorRequested } from 'shell/session/second-factor';
import { loadChunk } from 'shell/load-chunk';
import { SessionPages } from '../../features/auth/components/session-pages.tsx';
import { brand } from '../../frame/brand.ts';

const RequestedSecondFactor = lazy(async () => ({
  default: (await loadChunk(() => import('./second-factor-prompt.tsx'))).SecondFactorPrompt,
}));

/** Covers the page instead of replacing the page, so that inputs of the page are not lost. */
function SecondFactorDialog() {
  const isAsked = useIsSecondFactorRequested();
  return <Suspense>{isAsked && <RequestedSecondFactor />}</Suspense>;
}

export function SessionArea() {
  return (
    <>
      <SessionPages institute={brand.name} />
      <SecondFactorDialog />
    </>
  );
}
