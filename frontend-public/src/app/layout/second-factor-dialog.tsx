import { lazy, Suspense } from 'react';
import { useSecondFactorAsked } from 'shell/session/second-factor';
import { loadFile } from 'shell/site-file';

const AskedSecondFactor = lazy(async () => ({
  default: (await loadFile(() => import('./asked-second-factor.tsx'))).AskedSecondFactor,
}));

/** Stands over the page while a call waits for the second factor; what was typed there stays. */
export function SecondFactorDialog() {
  const isAsked = useSecondFactorAsked();
  return <Suspense>{isAsked && <AskedSecondFactor />}</Suspense>;
}
