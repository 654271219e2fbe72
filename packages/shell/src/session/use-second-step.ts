import { useState } from 'react';
import { useRequest } from '../use-request.ts';
import { callAuthService, AuthRequestError } from './auth-request.ts';

/** The user does not name the app, so each app of the account is tried. */
async function verifyAppCode(code: string): Promise<void> {
  const { totp: factors } = await callAuthService((client) => client.mfa.listFactors());
  let refusal = new AuthRequestError('You have no authenticator app. Use a recovery code.');
  for (const { id: factorId } of factors) {
    try {
      return void (await callAuthService((client) => client.mfa.challengeAndVerify({ factorId, code })));
    } catch (error) {
      if (!(error instanceof AuthRequestError) || error.code !== 'mfa_verification_failed') throw error;
      refusal = error;
    }
  }
  throw refusal;
}

async function verifyRecoveryCode(code: string): Promise<void> {
  await callAuthService((client) => client.mfa.recoveryCodes.verify({ code: code.trim() }));
}

export function useSecondFactorStep(onShown?: () => void) {
  const [isRecovery, setRecovery] = useState(false);
  const show = useRequest(async (code: string) => {
    await (isRecovery ? verifyRecoveryCode(code) : verifyAppCode(code));
    onShown?.();
  });
  const change = (): void => {
    setRecovery(!isRecovery);
    show.clear();
  };
  return { isRecovery, show, change };
}
