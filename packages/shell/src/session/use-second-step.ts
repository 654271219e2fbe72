import { useState } from 'react';
import { useRequest } from '../use-request.ts';
import { askAuth, AuthRefusal } from './call.ts';

/** Tries all authenticator apps of the account, as the code may be from any of them. */
async function showAppCode(code: string): Promise<void> {
  const { totp: factors } = await askAuth((client) => client.mfa.listFactors());
  let refusal = new AuthRefusal('You have no authenticator app. Use a recovery code.');
  for (const { id: factorId } of factors) {
    try {
      return void (await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code })));
    } catch (error) {
      if (!(error instanceof AuthRefusal) || error.code !== 'mfa_verification_failed') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function showRecoveryCode(code: string): Promise<void> {
  await askAuth((client) => client.mfa.recoveryCodes.verify({ code: code.trim() }));
}

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
