import { lazy, Suspense } from 'react';
import { useSecondFactorAsked } from 'shell/session/second-factor';
import { loadFile } from 'shell/site-file';
import { KeptPages } from '../../features/auth/components/kept-pages.tsx';
import { brand } from '../brand.ts';

const AskedSecondFactor = lazy(async () => ({
  default: (await loadFile(() => import('./asked-second-factor.tsx'))).AskedSecondFactor,
}));

/** Stands over the page while a call waits for the second factor; what was typed there stays. */
function SecondFactorDialog() {
  const isAsked = useSecondFactorAsked();
  return <Suspense>{isAsked && <AskedSecondFactor />}</Suspense>;
}

/** What stands round every page for signed-in people. */
export function KeptArea() {
  return (
    <>
      <KeptPages institute={brand.name} />
      <SecondFactorDialog />
    </>
  );
}
