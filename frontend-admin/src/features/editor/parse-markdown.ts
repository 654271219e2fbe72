import type { Node, Schema } from '@tiptap/pm/model';
import { defaultMarkdownParser, MarkdownParser, type ParseSpec } from 'prosemirror-markdown';
import { isLibraryFileUrl, isSoundUrl } from './urls.ts';

type Tokenizer = typeof defaultMarkdownParser.tokenizer;

export interface ParserRules {
  readonly isAllowedLink: (url: string) => boolean;
  readonly extend?: (tokenizer: Tokenizer) => Record<string, ParseSpec>;
}

/** The library exports no types of its tokenizer. */
interface InlineState {
  readonly src: string;
  pos: number;
  push(type: string, tag: string, nesting: number): { markup: string };
}

const syntax = ['list', 'blockquote', 'heading', 'hr', 'emphasis', 'link', 'autolink', 'image', 'escape', 'newline'];

/** Takes the class from the library's parser, because another import would load a second copy of markdown-it. */
const MarkdownIt = defaultMarkdownParser.tokenizer.constructor as new (preset: string) => Tokenizer;

/** The rules match the renderer of the server (backend/src/platform/markdown/prose.ts). */
function createTokenizer(isAllowedLink: ParserRules['isAllowedLink']): Tokenizer {
  const tokenizer = new MarkdownIt('zero').set({ html: false, maxNesting: 20 }).enable(syntax);
  tokenizer.validateLink = (url: string) => isAllowedLink(url) || isLibraryFileUrl(url);
  // Sets `markup` for a line break that is written as a backslash. The library creates the same token for two spaces.
  tokenizer.inline.ruler.before('escape', 'backslash-break', (state: InlineState, silent: boolean) => {
    if (!state.src.startsWith('\\\n', state.pos)) return false;
    if (!silent) state.push('hardbreak', 'br', 0).markup = '\\';
    state.pos += 2;
    while (state.src[state.pos] === ' ') state.pos += 1;
    return true;
  });
  // A link or a picture with the URL of a library audio file becomes a sound node.
  tokenizer.core.ruler.push('sounds', ({ tokens, Token }: CoreState) => {
    const create = (alt: string, src: string, markup: string) =>
      Object.assign(new Token('sound', '', 0), { content: alt, markup, attrs: [['src', src]] });
    for (const token of tokens) if (token.children) token.children = findSounds(token.children, create);
  });
  return tokenizer;
}

interface InlineToken {
  type: string;
  content: string;
  attrs: [name: string, value: string][] | null;
  markup: string;
  /** Tokens of the alternative text, because `content` still has the Markdown marks. */
  children: InlineToken[] | null;
  attrGet(name: string): string | null;
}

interface CoreState {
  readonly tokens: readonly { type: string; children: InlineToken[] | null }[];
  readonly Token: new (type: string, tag: string, nesting: number) => InlineToken;
}

function findSounds(
  tokens: readonly InlineToken[],
  create: (alt: string, src: string, markup: string) => InlineToken,
): InlineToken[] {
  const found: InlineToken[] = [];
  let link: { src: string; alt: string } | undefined;
  for (const token of tokens) {
    const url = token.attrGet(token.type === 'image' ? 'src' : 'href') ?? '';
    if (link && token.type !== 'link_close') link.alt += token.content;
    else if (link) {
      found.push(create(link.alt, link.src, ''));
      link = undefined;
    } else if (token.type === 'link_open' && isSoundUrl(url)) link = { src: url, alt: '' };
    else found.push(token.type === 'image' && isSoundUrl(url) ? create(readAlt(token), url, '!') : token);
  }
  return found;
}

const readAlt = ({ children }: { children: readonly { content: string }[] | null }): string =>
  (children ?? []).map(({ content }) => content).join('');

const isTight = (tokens: readonly { type: string; hidden: boolean }[], at: number): boolean =>
  tokens.slice(at + 1).find(({ type }) => type !== 'list_item_open')?.hidden ?? true;

const nodes: Record<string, ParseSpec> = {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  blockquote: { block: 'blockquote' },
  list_item: { block: 'listItem' },
  bullet_list: {
    block: 'bulletList',
    getAttrs: ({ markup }, tokens, at) => ({ marker: markup, tight: isTight(tokens, at) }),
  },
  ordered_list: {
    block: 'orderedList',
    getAttrs: (token, tokens, at) => ({
      ...{ marker: token.markup, tight: isTight(tokens, at) },
      start: Number(token.attrGet('start') ?? 1),
    }),
  },
  hr: { node: 'horizontalRule', getAttrs: ({ markup }) => ({ marker: markup }) },
  softbreak: { node: 'hardBreak' },
  hardbreak: { node: 'hardBreak', getAttrs: ({ markup }) => ({ marker: markup || '  ' }) },
  image: {
    node: 'image',
    getAttrs: (token) => ({ src: token.attrGet('src'), alt: readAlt(token), title: token.attrGet('title') }),
  },
  sound: {
    node: 'sound',
    getAttrs: (token) => ({ src: token.attrGet('src'), alt: token.content, isImage: token.markup === '!' }),
  },
  strong: { mark: 'bold', getAttrs: ({ markup }) => ({ marker: markup }) },
  em: { mark: 'italic', getAttrs: ({ markup }) => ({ marker: markup }) },
  link: {
    mark: 'link',
    getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }),
  },
};

export function createMarkdownParser(schema: Schema, { isAllowedLink, extend }: ParserRules): (source: string) => Node {
  const tokenizer = createTokenizer(isAllowedLink);
  const parser = new MarkdownParser(schema, tokenizer, { ...nodes, ...extend?.(tokenizer) });
  return (source) => parser.parse(source);
}
