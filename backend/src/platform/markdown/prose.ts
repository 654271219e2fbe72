import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { createMarkdown } from './create-markdown.ts';

interface ProseOptions {
  /**
   * Origin of this site for texts that are read elsewhere, such as in emails and feeds: URLs of files become absolute,
   * and a sound becomes a link, because few programs play one inside a text.
   */
  readonly origin?: string;
}

const ownFilePattern = /^\/(files|media)\/[^\s\\]+$/;
const soundPattern = /\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
const exampleOrigin = 'https://site.invalid';

const prose = createMarkdown({
  syntax: ['list', 'blockquote', 'heading', 'hr', 'emphasis', 'link', 'autolink', 'image', 'escape', 'newline'],
  isAllowedUrl: (url) => isAllowedLink(url) || isOwnFile(url),
  linkRel: 'noopener',
  html: {
    tags: ['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'audio'],
    attributes: { img: ['src', 'alt', 'loading', 'decoding'], audio: ['src', 'controls', 'preload', 'aria-label'] },
  },
});

prose.parser.core.ruler.push('own-files', ({ tokens, Token: NewToken }) => {
  const toText = (content: string) => Object.assign(new NewToken('text', '', 0), { content });
  for (const token of tokens) {
    if (token.type === 'inline') token.children = removeForeignFiles(token.children ?? [], toText);
    // The title of the page is its only heading of level 1.
    if (token.tag === 'h1') token.tag = 'h2';
  }
});

prose.parser.renderer.rules['image'] = (tokens, at, _options, env) => {
  const token = tokens[at] as Token;
  const origin = String(env?.['origin'] ?? '');
  const { escapeHtml } = prose.parser.utils;
  const src = escapeHtml(`${origin}${getUrl(token)}`);
  const name = escapeHtml(token.content);
  if (!isSound(token)) return `<img src="${src}" alt="${name}" loading="lazy" decoding="async" />`;
  return origin
    ? `<a href="${src}">${name || 'Listen'}</a>`
    : `<audio controls preload="none" src="${src}" aria-label="${name || 'Sound'}"></audio>`;
};

/** Results by source, because lists contain the texts of many content items. */
const cache = new LRUCache<string, string>({
  max: 1_000,
  maxSize: 8_000_000,
  sizeCalculation: (result, key) => result.length + key.length,
});

function readCached(key: string, compute: () => string): string {
  const result = cache.get(key) ?? compute();
  cache.set(key, result);
  return result;
}

/** Renders Markdown that staff wrote as HTML for pages, emails and feeds. */
export const renderProse = (source: string, { origin = '' }: ProseOptions = {}): string =>
  readCached(`html ${origin}\n${source}`, () => prose.render(source, { origin }));

/** Returns Markdown as plain text, for cards, descriptions of pages, search and downloads. */
export const toPlainText = (source: string): string => readCached(`text\n${source}`, () => joinWords(source));

function joinWords(source: string): string {
  let text = '';
  let isTight = false;
  let wasTight = false;
  for (const token of prose.parser.parse(source, {})) {
    if (token.type.endsWith('_open')) isTight = token.hidden;
    if (token.type !== 'inline') continue;
    const words = (token.children ?? []).map(toWords).join('');
    if (words === '') continue;
    text += `${text === '' ? '' : isTight && wasTight ? '\n' : '\n\n'}${words}`;
    wasTight = isTight;
  }
  return text;
}

const toWords = ({ type, content }: Token): string =>
  type === 'softbreak' || type === 'hardbreak'
    ? '\n'
    : type.endsWith('_open') || type.endsWith('_close')
      ? ''
      : content;

/** Replaces pictures and sounds from other sites with their names, and drops links to anything but pages and emails. */
function removeForeignFiles(tokens: readonly Token[], toText: (content: string) => Token): Token[] {
  const openLinks: boolean[] = [];
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') openLinks.push(isAllowedLink(getUrl(token)));
    if (token.type === 'link_open') return openLinks.at(-1) ? [token] : [];
    if (token.type === 'link_close') return openLinks.pop() ? [token] : [];
    if (token.type !== 'image') return [token];
    // Inside a link a sound would be a control within a control.
    const isShown = isOwnFile(getUrl(token)) && !(isSound(token) && openLinks.length > 0);
    return isShown ? [token] : [toText(token.content)];
  });
}

const getUrl = (token: Token): string => String(token.attrGet('href') ?? token.attrGet('src') ?? '');

const isSound = (token: Token): boolean => soundPattern.test(getUrl(token));

function isAllowedLink(url: string): boolean {
  if (/^mailto:/i.test(url)) return true;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

/** A path such as `/files/../api` leaves the folder, so that the resolved path is compared. */
const isOwnFile = (url: string): boolean =>
  ownFilePattern.test(url) &&
  URL.canParse(url, exampleOrigin) &&
  ownFilePattern.test(new URL(url, exampleOrigin).pathname);
