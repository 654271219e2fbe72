import timezones from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' };

/**
 * Matches IANA time zone names. Excludes offsets such as +05:30 and Etc/Unknown, the name that browsers give an unknown
 * zone.
 */
export const timeZonePattern = /^(?!Etc\/Unknown$)[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

export const maxTimeZoneLength = 64;

const timeZoneEntries = Object.values(timezones.keyword.u.tz as Record<string, string | TimeZoneEntry>);

/**
 * A time zone of the Unicode list with all its names. `_iana` is its IANA name, if that is not the first of these
 * names.
 */
interface TimeZoneEntry {
  readonly _alias?: string;
  readonly _iana?: string;
}

/** Etc/UTC and Etc/GMT count as one zone, as in ECMA-402. */
const utcNames = ['Etc/UTC', 'Etc/GMT'];

const canonicalNames = new Map<string, string>(
  timeZoneEntries.flatMap((entry): [string, string][] => {
    const names = typeof entry === 'string' ? [] : (entry._alias?.split(' ') ?? []);
    const [first = ''] = names;
    if (first === 'Etc/Unknown') return [];
    const canonical = utcNames.includes(first) ? 'UTC' : ((entry as TimeZoneEntry)._iana ?? first);
    return names.map((name) => [name.toLowerCase(), canonical]);
  }),
);

/**
 * Returns the canonical IANA name of a time zone, such as Asia/Kolkata for Asia/Calcutta; undefined for an offset or an
 * unknown zone.
 */
export function toCanonicalTimeZone(name: string): string | undefined {
  const canonical = timeZonePattern.test(name) ? canonicalNames.get(name.toLowerCase()) : undefined;
  return canonical !== undefined && isSupportedZone(canonical) ? canonical : undefined;
}

/**
 * Returns false for a zone of the Unicode list that this Node.js version does not know, because the list may be newer.
 */
function isSupportedZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}
