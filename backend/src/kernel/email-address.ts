import { domainToASCII } from 'node:url';

/**
 * Returns the normalised form in which an email address is stored and compared: trimmed, in lower case, the domain in
 * ASCII (punycode).
 */
export function normalizeEmail(email: string): string {
  const whole = email.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const domain = whole.slice(at + 1);
  return at < 0 ? whole : `${whole.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
