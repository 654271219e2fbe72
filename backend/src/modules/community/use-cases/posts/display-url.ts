import { domainToUnicode } from 'node:url';

/**
 * Shows punycode for a host that mixes alphabets or has rare letters, because such a host can look like another host.
 */
export function formatUrlForDisplay(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const host = domainToUnicode(parsed.hostname);
  const path = /^[^/]*\/\/[^/?#]*(.*)$/s.exec(url)?.[1] ?? '';
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  return `${parsed.protocol}//${isSingleScript(host) ? host : parsed.hostname}${port}${path}`;
}

const isSingleScript = (host: string): boolean => {
  const letters = host.normalize('NFC').replace(/[\d.-]/g, '');
  if (/^[a-z\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e]*$/u.test(letters)) return true;
  return singleScriptPatterns.some((script) => script.test(letters));
};

const singleScriptPatterns = ['Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Devanagari', 'Thai', 'Hangul', 'Han'].map(
  (script) => new RegExp(`^\\p{Script=${script}}+$`, 'u'),
);
