import { askAuth } from 'shell/session/call';
import { renewSession } from 'shell/session/actions';

/** An authenticator app that waits for its first code. */
export interface NewApp {
  factorId: string;
  /** An address of a picture, for the app's camera. */
  qrCode: string;
  /** The same, to type. */
  key: string;
}

/** Begins with an authenticator app. One that was begun before and never finished is given up. */
export async function beginApp(issuer: string): Promise<NewApp> {
  await askAuth(async (client) => {
    const { data, error } = await client.mfa.listFactors();
    const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
    for (const { id: factorId } of unfinished) await client.mfa.unenroll({ factorId });
    return { data: null, error };
  });
  const begun = await askAuth(async (client) => {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer });
    return { data: data && { factorId: data.id, qrCode: data.totp.qr_code, key: data.totp.secret }, error };
  });
  if (!begun) throw new Error('The authenticator app came back empty.');
  return begun;
}

/** The app's first code: from now on signing in asks for one. */
export async function finishApp(factorId: string, code: string): Promise<void> {
  await askAuth((client) => client.mfa.challengeAndVerify({ factorId, code }));
}

export async function removeApp(factorId: string): Promise<void> {
  await askAuth((client) => client.mfa.unenroll({ factorId }));
  await renewSession();
}

/** How many recovery codes are left; undefined where none were ever made. */
export async function countRecoveryCodes(): Promise<number | undefined> {
  return askAuth(async (client) => {
    const { data, error } = await client.mfa.recoveryCodes.getStatus();
    const isNone = error !== null && 'status' in error && error.status === 404;
    return { data: data?.remaining, error: isNone ? null : error };
  });
}

/** A new set of recovery codes. They are told this once; those of an older set no longer work. */
export async function newRecoveryCodes(): Promise<string[]> {
  const remaining = await countRecoveryCodes();
  return askAuth(async (client) => {
    const { recoveryCodes } = client.mfa;
    const { data, error } = await (remaining === undefined ? recoveryCodes.generate() : recoveryCodes.regenerate());
    return { data: data?.codes ?? [], error };
  });
}
