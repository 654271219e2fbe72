import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;
const form = /^\d{6}$/;

/** 160 random bits, in base 32. */
export const newSecret = (): string => generateSecret({ length: 20 });

/** What an authenticator app reads from the QR code: SHA-1, 6 digits, 30 seconds (RFC 6238). */
export const enrolmentUri = (account: { issuer: string; label: string; secret: string }): string =>
  generateURI({ strategy: 'totp', ...account });

/** The 30-second step that a code belongs to: the present one, the one before or the one after; undefined if none. */
export function stepOfCode(code: string, secret: string, now: Date): number | undefined {
  if (!form.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const verdict = verifySync({ strategy: 'totp', secret, token: code, epoch, epochTolerance: stepSeconds });
  return verdict.valid && 'timeStep' in verdict ? verdict.timeStep : undefined;
}
