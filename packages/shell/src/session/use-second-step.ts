import { useState } from 'react';
import { useRequest } from '../use-request.ts';
import { showAppCode, showRecoveryCode } from './factor.ts';

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function useSecondStep(onShown?: () => void) {
  const [isRecovery, setRecovery] = useState(false);
  const show = useRequest(async (code: string) => {
    await (isRecovery ? showRecoveryCode(code) : showAppCode(code));
    onShown?.();
  });
  const change = (): void => {
    setRecovery(!isRecovery);
    show.clear();
  };
  return { isRecovery, show, change };
}
