import createParser, { type MarkdownIt } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

export interface MarkdownRules {
  readonly syntax: readonly string[];
  /** A link or picture with another URL becomes text. */
  readonly isAllowedUrl: (url: string) => boolean;
  readonly linkRel: string;
  readonly html?: {
    readonly tags: readonly string[];
    readonly attributes?: Readonly<Record<string, readonly string[]>>;
    readonly classes?: Readonly<Record<string, readonly string[]>>;
  };
}

export interface Markdown {
  readonly parser: MarkdownIt;
  /** Cleans the HTML again, in case the Markdown parser misses unsafe HTML. */
  render(source: string, env?: Record<string, unknown>): string;
}

const textTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a'];

export function createMarkdown({ syntax, isAllowedUrl, linkRel, html }: MarkdownRules): Markdown {
  const parser = createParser('zero', { html: false, breaks: true, maxNesting: 20 }).enable([...syntax]);
  parser.validateLink = isAllowedUrl;
  const allowed: sanitizeHtml.IOptions = {
    selfClosing: [...sanitizeHtml.defaults.selfClosing, 'source'],
    allowedTags: [...textTags, ...(html?.tags ?? [])],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'], ...toLists(html?.attributes) },
    allowedClasses: toLists(html?.classes),
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: linkRel }) },
  };
  return { parser, render: (source, env = {}) => sanitizeHtml(parser.render(source, env), allowed).trim() };
}

const toLists = (names: Readonly<Record<string, readonly string[]>> = {}): Record<string, string[]> =>
  Object.fromEntries(Object.entries(names).map(([tag, allowed]) => [tag, [...allowed]]));
