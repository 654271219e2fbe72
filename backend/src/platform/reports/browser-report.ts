import { redactPath } from '../log/logged-path.ts';

export const reportKinds = ['script-error', 'csp'] as const;

/** Error of a browser without data of its user: URLs have no query and no token, and texts in quotes are removed. */
export interface BrowserReport {
  readonly kind: (typeof reportKinds)[number];
  /** Path of the page. */
  readonly page: string;
  readonly message: string;
  /** Places in scripts, innermost first, such as `/assets/index.js:1:204`. */
  readonly places: readonly string[];
}

const maxReports = 10;
const maxCharacters = 200;
const maxPlaces = 5;

/** Reads the bodies of the site's own script, of `report-uri` and of `report-to`. Ignores everything else. */
export function readBrowserReports(body: unknown): BrowserReport[] {
  const reports = Array.isArray(body) ? (body as unknown[]) : [body];
  return reports.slice(0, maxReports).flatMap((report) => readScriptError(report) ?? readViolation(report) ?? []);
}

function readScriptError(report: unknown): BrowserReport | undefined {
  if (readText(report, 'type') !== 'script-error') return undefined;
  return {
    kind: 'script-error',
    page: toPath(readText(report, 'page')),
    message: removeUserText(readText(report, 'message')),
    places: listPlaces(readText(report, 'stack')),
  };
}

function readViolation(report: unknown): BrowserReport | undefined {
  const isModern = readText(report, 'type') === 'csp-violation';
  const violation = readValue(report, isModern ? 'body' : 'csp-report');
  if (typeof violation !== 'object' || violation === null) return undefined;
  const [directive, blocked, page, source] = isModern
    ? ['effectiveDirective', 'blockedURL', 'documentURL', 'sourceFile']
    : ['violated-directive', 'blocked-uri', 'document-uri', 'source-file'];
  const sourceFile = readText(violation, source ?? '');
  return {
    kind: 'csp',
    page: toPath(readText(violation, page ?? '')),
    message: removeUserText(
      `${readText(violation, directive ?? '')} refused ${toOrigin(readText(violation, blocked ?? ''))}`,
    ),
    places: sourceFile ? [toPath(sourceFile)] : [],
  };
}

const readValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function readText(value: unknown, name: string): string {
  const text = readValue(value, name);
  return typeof text === 'string' ? text.slice(0, 10 * maxCharacters) : '';
}

const toPath = (url: string): string => redactPath(URL.canParse(url) ? new URL(url).pathname : url);

/** Origin of a URL, or a word such as `inline`. */
const toOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : redactPath(url));

/** The message of a parser quotes what it read, which can be a text of the user. */
const removeUserText = (message: string): string =>
  message
    .replaceAll(/"[^"]*"?/g, '"…"')
    .replaceAll(/\S+(@|%40)\S+/gi, '…')
    .replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .replaceAll(/[\w~-]{20,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxCharacters);

const listPlaces = (stack: string): string[] =>
  Array.from(stack.matchAll(/https?:\/\/[^\s/]+(\/[^\s?#():]*)[^\s():]*:(\d{1,7}:\d{1,7})/g))
    .slice(0, maxPlaces)
    .map(([, path = '', place = '']) => `${path.slice(0, maxCharacters)}:${place}`);
