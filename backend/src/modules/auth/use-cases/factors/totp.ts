import { generateSecret, generateURI, verifySync } from 'otplib';

const stepSeconds = 30;
const totpCodePattern = /^\d{6}$/;

export const generateTotpSecret = (): string => generateSecret({ length: 20 });

export const buildTotpUri = (account: { issuer: string; label: string; secret: string }): string =>
  generateURI({ strategy: 'totp', ...account });

export function findTotpStep(code: string, secret: string, now: Date): number | undefined {
  if (!totpCodePattern.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ strategy: 'totp', secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
