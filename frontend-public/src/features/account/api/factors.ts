import { callAuthService } from 'shell/session/auth-request';
import { refreshSession } from 'shell/session/actions';
import { brand } from '../../../frame/brand.ts';

export interface AuthenticatorSetup {
  factorId: string;
  qrCode: string;
  key: string;
}

export async function startAuthenticatorSetup(): Promise<AuthenticatorSetup> {
  await callAuthService(async (client) => {
    const { data, error } = await client.mfa.listFactors();
    const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
    for (const { id: factorId } of unfinished) await client.mfa.unenroll({ factorId });
    return { data: null, error };
  });
  const begun = await callAuthService(async (client) => {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer: brand.name });
    return { data: data && { factorId: data.id, qrCode: data.totp.qr_code, key: data.totp.secret }, error };
  });
  if (!begun) throw new Error('Something went wrong on our side. Please try again.');
  return begun;
}

export async function verifyAuthenticator(factorId: string, code: string): Promise<void> {
  await callAuthService((client) => client.mfa.challengeAndVerify({ factorId, code }));
}

export async function removeAuthenticator(factorId: string): Promise<void> {
  await callAuthService((client) => client.mfa.unenroll({ factorId }));
  await refreshSession();
}

export async function countRecoveryCodes(): Promise<number | undefined> {
  return callAuthService(async (client) => {
    const { data, error } = await client.mfa.recoveryCodes.getStatus();
    const isNone = error !== null && 'status' in error && error.status === 404;
    return { data: data?.remaining, error: isNone ? null : error };
  });
}

/** Replaces the old recovery codes, and only this response contains the new codes. */
export async function createRecoveryCodes(): Promise<string[]> {
  const remaining = await countRecoveryCodes();
  return callAuthService(async (client) => {
    const { recoveryCodes } = client.mfa;
    const { data, error } = await (remaining === undefined ? recoveryCodes.generate() : recoveryCodes.regenerate());
    return { data: data?.codes ?? [], error };
  });
}
