import { domainToASCII } from 'node:url';

/**
 * Returns the form in which email addresses are stored and compared: trimmed, in lower case, with the domain in
 * punycode.
 */
export function normalizeEmail(email: string): string {
  const whole = email.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const domain = whole.slice(at + 1);
  return at < 0 ? whole : `${whole.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
