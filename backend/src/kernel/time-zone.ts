import timezones from 'cldr-bcp47/bcp47/timezone.json' with { type: 'json' };

/** Matches IANA names, but neither offsets such as +05:30 nor Etc/Unknown, which browsers send for an unknown zone. */
export const timeZonePattern = /^(?!Etc\/Unknown$)[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

export const maxTimeZoneLength = 64;

const timeZoneEntries = Object.values(timezones.keyword.u.tz as Record<string, string | TimeZoneEntry>);

/** Zone of the Unicode list (CLDR). `_iana` is the current IANA name, and is missing if `_alias` begins with that name. */
interface TimeZoneEntry {
  readonly _alias?: string;
  readonly _iana?: string;
}

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

/** Returns Asia/Kolkata for Asia/Calcutta; undefined for an offset or an unknown zone. */
export function toCanonicalTimeZone(name: string): string | undefined {
  const canonical = timeZonePattern.test(name) ? canonicalNames.get(name.toLowerCase()) : undefined;
  return canonical !== undefined && isSupportedZone(canonical) ? canonical : undefined;
}

/** The Unicode list may be newer than this Node.js version. */
function isSupportedZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}
