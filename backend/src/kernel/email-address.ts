import { domainToASCII } from 'node:url';

/**
 * The one form in which a mail address is stored and compared: trimmed, in small letters, the domain as the network spells
 * it, so that `tést.example` and `xn--tst-bma.example` are one.
 */
export function normalizeEmail(email: string): string {
  const whole = email.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const domain = whole.slice(at + 1);
  return at < 0 ? whole : `${whole.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
