import { redactPath } from '../log/logged-path.ts';

export const reportKinds = ['script-error', 'csp'] as const;

/** A report contains no personal data, because URLs have no query and quoted texts are removed. */
export interface BrowserReport {
  readonly kind: (typeof reportKinds)[number];
  readonly page: string;
  readonly message: string;
  /** Script positions, innermost first, such as `/assets/index.js:1:204`. */
  readonly places: readonly string[];
}

const maxViolations = 10;
const maxCharacters = 200;
/** The script of the site cuts messages and stacks at these lengths. */
const maxReadCharacters = 300;
const maxStackCharacters = 1_500;
const maxPlaces = 5;

/** Reads at most one script error per request, so that the rate limit of requests also limits script errors. */
export function readBrowserReports(body: unknown): BrowserReport[] {
  if (Array.isArray(body))
    return (body as unknown[]).slice(0, maxViolations).flatMap((report) => readViolation(report) ?? []);
  return [readScriptError(body) ?? readViolation(body) ?? []].flat();
}

function readScriptError(report: unknown): BrowserReport | undefined {
  if (readText(report, 'type') !== 'script-error') return undefined;
  return {
    kind: 'script-error',
    page: toPath(readText(report, 'page')),
    message: removeUserText(readText(report, 'message')),
    places: listPlaces(readText(report, 'stack', maxStackCharacters)),
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

function readText(value: unknown, name: string, length = maxReadCharacters): string {
  const text = readValue(value, name);
  return typeof text === 'string' ? text.slice(0, length) : '';
}

const toPath = (url: string): string => redactPath(URL.canParse(url) ? new URL(url).pathname : url);

const toOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : redactPath(url));

/** The apostrophe in "can't" is no quote. */
const quotedPattern = /(?<![a-z])["'`].*["'`]/is;
const firstQuoteToEndPattern = /(?<![a-z])["'`].*/is;

/** A parser error quotes its input, which can be a user's text. */
function removeQuoted(message: string): string {
  const isCut = message.length >= maxReadCharacters || !quotedPattern.test(message);
  return message.replace(isCut ? firstQuoteToEndPattern : quotedPattern, '"…"');
}

const removeUserText = (message: string): string =>
  removeQuoted(message)
    .replaceAll(/\S+(@|%40)\S+/gi, '…')
    .replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .replaceAll(/[\w~-]{20,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxCharacters);

const listPlaces = (stack: string): string[] =>
  Array.from(stack.matchAll(/https?:\/\/[^\s/]+(\/[^\s?#():]*)(?:[?#][^\s():]*)?:(\d{1,7}:\d{1,7})/g))
    .slice(0, maxPlaces)
    .map(([, path = '', place = '']) => `${redactPath(path).slice(0, maxCharacters)}:${place}`);
