import { hasUrlCredentials } from '#kernel/url-credentials.ts';
import { createMarkdown } from '#platform/markdown/create-markdown.ts';
import { formatUrlForDisplay } from './display-url.ts';

type MentionEnv = { mentions: readonly string[] };

const post = createMarkdown({
  syntax: ['list', 'blockquote', 'emphasis', 'link', 'linkify', 'escape', 'newline'],
  isAllowedUrl: (url) => /^https?:\/\//i.test(url) && !hasUrlCredentials(url),
  linkRel: 'nofollow ugc noopener',
  html: { tags: ['span'], classes: { span: ['mention'] } },
});
const markdownParser = post.parser.set({ linkify: true });
markdownParser.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdownParser.normalizeLinkText = formatUrlForDisplay;

/** Makes no link from a URL such as `https://bank.example@evil.example`: the library would link only its first half. */
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

export function renderPost(source: string, mentions: readonly string[]): string {
  const env = { mentions: mentions.toSorted((one, other) => other.length - one.length) } satisfies MentionEnv;
  return post.render(source, env);
}

export const hasLink = (html: string): boolean => html.includes('<a ') || /\bwww\.|:\/\//i.test(html);
