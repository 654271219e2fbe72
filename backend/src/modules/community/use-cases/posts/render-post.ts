import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { hasUserInfo, shownUrl } from './shown-url.ts';

type Mentioned = { mentions: readonly string[] };

/** Bold, italic, quotes, lists and links; everything else stays as it was typed. */
const parser = new MarkdownIt('zero', { html: false, breaks: true, linkify: true, maxNesting: 20 }).enable([
  ...['list', 'blockquote', 'emphasis', 'link', 'linkify', 'escape', 'newline'],
]);
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
parser.validateLink = (url) => /^https?:\/\//i.test(url) && !hasUserInfo(url);
parser.normalizeLinkText = shownUrl;

/** `https://bank.example@evil.example` stays text as a whole: the library would link its first half. */
const afterScheme = /:\/\/[^\s/?#]*@\S*/y;
parser.inline.ruler.before('linkify', 'user-info', (state, silent) => {
  if (state.src[state.pos] !== ':') return false;
  const scheme = /https?$/i.exec(state.pending)?.[0];
  afterScheme.lastIndex = state.pos;
  const rest = scheme && afterScheme.exec(state.src)?.[0];
  if (!rest) return false;
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length);
    const token = state.push('text_special', '', 0);
    token.content = token.markup = scheme + rest;
  }
  state.pos += rest.length;
  return true;
});

/** `@Cleo Castillo`, for the people who were picked. */
parser.inline.ruler.before('emphasis', 'mention', (state, silent) => {
  if (state.src[state.pos] !== '@') return false;
  const { mentions } = state.env as unknown as Mentioned;
  const name = mentions.find((one) => state.src.startsWith(one, state.pos + 1));
  if (!name) return false;
  if (!silent) {
    state.push('mention_open', 'span', 1).attrSet('class', 'mention');
    state.push('text', '', 0).content = `@${name}`;
    state.push('mention_close', 'span', -1);
  }
  state.pos += name.length + 1;
  return true;
});

/** What may stand in a post, whatever the parser let through. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedClasses: { span: ['mention'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener' }) },
};

/** A post as it is shown: safe HTML. `mentions` are the names of those who were picked. */
export function renderPost(source: string, mentions: readonly string[]): string {
  // The longest first, so that "Ana" is not found in "Ana Maria".
  const env: Mentioned = { mentions: mentions.toSorted((one, other) => other.length - one.length) };
  return sanitizeHtml(parser.render(source, env), allowed).trim();
}

/** True when a rendered post leads, or means to lead, somewhere else. */
export const hasLink = (html: string): boolean => html.includes('<a ') || /\bwww\.|:\/\//i.test(html);
