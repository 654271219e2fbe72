import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

type Mentioned = { mentions: readonly string[] };

/** Bold, italic, quotes, lists and links; everything else stays as it was typed. */
const parser = new MarkdownIt('zero', { html: false, breaks: true, linkify: true, maxNesting: 20 }).enable([
  ...['list', 'blockquote', 'emphasis', 'link', 'linkify', 'escape', 'newline'],
]);
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
parser.validateLink = (url) => /^https?:\/\//i.test(url);

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
