import { zonePattern } from '../dist/zone-rule.ts';

const accepted = new RegExp(zonePattern);

/** A browser may use an older name, such as Asia/Calcutta for Asia/Kolkata. */
export function toBrowserTimeZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function getBrowserTimeZone(): string {
  const { timeZone }: { timeZone?: string } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && accepted.test(timeZone) && toBrowserTimeZone(timeZone) ? timeZone : 'UTC';
}
