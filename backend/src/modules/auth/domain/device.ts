/** The first match counts, because most user agents also name other browsers. */
const browserPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const operatingSystemPatterns: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findMatchingName = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

export function formatDeviceName(userAgent: string | null | undefined): string {
  const browser = findMatchingName(browserPatterns, userAgent ?? '');
  const system = findMatchingName(operatingSystemPatterns, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device');
}

export function toIpNetwork(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4?.[1]) return v4[1];
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].slice(0, 3).join(':');
}
