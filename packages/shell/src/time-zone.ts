import { zonePattern } from '../dist/zone-rule.ts';

const accepted = new RegExp(zonePattern);

/**
 * Name of a time zone in this browser, such as Asia/Calcutta for Asia/Kolkata; undefined if the browser does not know
 * it.
 */
export function toBrowserTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Time zone of the browser in a form that the server accepts; UTC if unknown. */
export function getBrowserTimeZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && accepted.test(timeZone) && toBrowserTimeZone(timeZone) ? timeZone : 'UTC';
}
