import { zonePattern } from '../dist/zone-rule.ts';

const accepted = new RegExp(zonePattern);

/** A zone by the name that this browser has for it, such as Asia/Calcutta of Asia/Kolkata; undefined where it has none. */
export function nameHere(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The time zone of this browser, as the server accepts it; UTC where the browser does not know its own. */
export function ownZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && accepted.test(timeZone) && nameHere(timeZone) ? timeZone : 'UTC';
}
