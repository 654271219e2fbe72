import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { hasUrlCredentials } from '#kernel/url-credentials.ts';
import { createMarkdown } from './create-markdown.ts';
import { renderPicture } from './picture.ts';

interface ProseElsewhere {
  readonly origin: string;
  readonly page: string;
}

const ownFilePattern = /^\/(files|media)\/[^\s\\]+$/;
const soundPattern = /^\/files\/media\/[\w.-]+\.(mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
const exampleOrigin = 'https://site.invalid';

const prose = createMarkdown({
  syntax: ['list', 'blockquote', 'heading', 'hr', 'emphasis', 'link', 'autolink', 'image', 'escape', 'newline'],
  isAllowedUrl: (url) => isAllowedLink(url) || isOwnFile(url),
  linkRel: 'noopener',
  html: {
    tags: ['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'picture', 'source', 'img', 'span'],
    attributes: {
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      span: ['data-sound'],
    },
  },
});

prose.parser.core.ruler.push('own-files', ({ tokens, Token: NewToken }) => {
  const create = (type: 'text' | 'sound', content: string, url = '') =>
    Object.assign(new NewToken(type, '', 0), { content, attrs: [['src', url]] });
  for (const token of tokens) {
    if (token.type === 'inline') token.children = removeForeignFiles(findSounds(token.children ?? [], create), create);
    if (token.tag === 'h1') token.tag = 'h2';
  }
});

prose.parser.renderer.rules['image'] = (tokens, at, _options, env) => {
  const token = tokens[at] as Token;
  const escape = prose.parser.utils.escapeHtml;
  return renderPicture(getUrl(token), { alt: readAlt(token), origin: String(env?.['origin'] ?? ''), escape });
};

prose.parser.renderer.rules['sound'] = (tokens, at, _options, env) => {
  const token = tokens[at] as Token;
  const { escapeHtml } = prose.parser.utils;
  const name = escapeHtml(token.content || 'Audio');
  const page = env?.['page'];
  return page === undefined
    ? `<span data-sound="${escapeHtml(getUrl(token))}">${name}</span>`
    : `<a href="${escapeHtml(String(page))}">${name}</a>`;
};

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

export const renderProse = (source: string, elsewhere?: ProseElsewhere): string =>
  readCached(`html ${elsewhere?.origin ?? ''} ${elsewhere?.page ?? ''}\n${source}`, () =>
    prose.render(source, { ...elsewhere }),
  );

export const containsSound = (source: string, url: string): boolean =>
  prose.parser
    .parse(source, {})
    .some(({ children }) => children?.some((token) => token.type === 'sound' && getUrl(token) === url));

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

function toWords(token: Token): string {
  const { type, content } = token;
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  if (type === 'image') return readAlt(token);
  return type.endsWith('_open') || type.endsWith('_close') ? '' : content;
}

const readAlt = ({ children }: Token): string => (children ?? []).map(toWords).join('');

type CreateToken = (type: 'text' | 'sound', content: string, url?: string) => Token;

function findSounds(tokens: readonly Token[], create: CreateToken): Token[] {
  const found: Token[] = [];
  let sound: { url: string; name: string } | undefined;
  for (const token of tokens) {
    if (sound && token.type !== 'link_close') sound.name += toWords(token);
    else if (sound) {
      found.push(create('sound', sound.name, sound.url));
      sound = undefined;
    } else if (token.type === 'link_open' && isSound(token)) sound = { url: getUrl(token), name: '' };
    else found.push(token.type === 'image' && isSound(token) ? create('sound', readAlt(token), getUrl(token)) : token);
  }
  return found;
}

function removeForeignFiles(tokens: readonly Token[], create: CreateToken): Token[] {
  const openLinks: boolean[] = [];
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') openLinks.push(isAllowedLink(getUrl(token)));
    if (token.type === 'link_open') return openLinks.at(-1) ? [token] : [];
    if (token.type === 'link_close') return openLinks.pop() ? [token] : [];
    // HTML allows no player inside a link, so the name of the sound is shown as text.
    const isRefused =
      (token.type === 'image' && !isOwnFile(getUrl(token))) || (token.type === 'sound' && openLinks.includes(true));
    return isRefused ? [create('text', toWords(token))] : [token];
  });
}

const getUrl = (token: Token): string => String(token.attrGet('href') ?? token.attrGet('src') ?? '');

const isSound = (token: Token): boolean => soundPattern.test(getUrl(token));

const isAllowedLink = (url: string): boolean =>
  /^mailto:/i.test(url) || (/^https?:\/\//i.test(url) && !hasUrlCredentials(url));

/** The path `/files/../api` leaves the folder, so the code compares the resolved path. */
const isOwnFile = (url: string): boolean =>
  ownFilePattern.test(url) &&
  URL.canParse(url, exampleOrigin) &&
  ownFilePattern.test(new URL(url, exampleOrigin).pathname);
