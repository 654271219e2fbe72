import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { hasUrlCredentials, formatUrlForDisplay } from './display-url.ts';

type MentionEnv = { mentions: readonly string[] };

const markdownParser = new MarkdownIt('zero', { html: false, breaks: true, linkify: true, maxNesting: 20 }).enable([
  ...['list', 'blockquote', 'emphasis', 'link', 'linkify', 'escape', 'newline'],
]);
markdownParser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdownParser.validateLink = (url) => /^https?:\/\//i.test(url) && !hasUrlCredentials(url);
markdownParser.normalizeLinkText = formatUrlForDisplay;

/**
 * Pattern for the rest of a URL with a user name, such as `https://bank.example@evil.example`. It becomes no link,
 * because the library would link only its first half.
 */
const urlWithUserPattern = /:\/\/[^\s/?#]*@\S*/y;
markdownParser.inline.ruler.before('linkify', 'user-info', (state, silent) => {
  if (state.src[state.pos] !== ':') return false;
  const scheme = /https?$/i.exec(state.pending)?.[0];
  urlWithUserPattern.lastIndex = state.pos;
  const rest = scheme && urlWithUserPattern.exec(state.src)?.[0];
  if (!rest) return false;
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length);
    const token = state.push('text_special', '', 0);
    token.content = token.markup = scheme + rest;
  }
  state.pos += rest.length;
  return true;
});

markdownParser.inline.ruler.before('emphasis', 'mention', (state, silent) => {
  if (state.src[state.pos] !== '@') return false;
  const { mentions } = state.env as unknown as MentionEnv;
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

/** Allowed HTML tags. The HTML is cleaned again after the Markdown parser, in case the parser misses unsafe HTML. */
const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedClasses: { span: ['mention'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener' }) },
};

export function renderPost(source: string, mentions: readonly string[]): string {
  // Sorts longest names first, so that "Ana" does not match the beginning of "Ana Maria".
  const env: MentionEnv = { mentions: mentions.toSorted((one, other) => other.length - one.length) };
  return sanitizeHtml(markdownParser.render(source, env), allowedHtml).trim();
}

export const hasLink = (html: string): boolean => html.includes('<a ') || /\bwww\.|:\/\//i.test(html);
