import { lazy, Suspense } from 'react';
import { useSecondFactorAsked } from 'shell/session/second-factor';
import { loadFile } from 'shell/site-file';
import { KeptPages } from '../../features/auth/components/kept-pages.tsx';
import { brand } from '../brand.ts';

const AskedSecondFactor = lazy(async () => ({
  default: (await loadFile(() => import('./asked-second-factor.tsx'))).AskedSecondFactor,
}));

/** Covers the page while a request waits for the second factor, so the page's inputs keep their values. */
function SecondFactorDialog() {
  const isAsked = useSecondFactorAsked();
  return <Suspense>{isAsked && <AskedSecondFactor />}</Suspense>;
}

export function KeptArea() {
  return (
    <>
      <KeptPages institute={brand.name} />
      <SecondFactorDialog />
    </>
  );
}
