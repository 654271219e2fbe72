import type { defaultMarkdownParser, ParseSpec } from 'prosemirror-markdown';
import { isAllowedLink } from '../urls.ts';

// The same rules are in backend/src/modules/mailing/domain/campaign-text.ts and merge-fields.ts.

interface InlineState {
  readonly src: string;
  pos: number;
  push(type: string, tag: string, nesting: number): { content: string };
}

interface BlockState {
  readonly src: string;
  readonly bMarks: readonly number[];
  readonly eMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly level: number;
  readonly lineMax: number;
  line: number;
  isEmpty(line: number): boolean;
  push(type: string, tag: string, nesting: number): { content: string; meta: unknown };
}

interface BlockPlace {
  readonly tightBefore: boolean;
  readonly tightAfter: boolean;
}

const fieldAtStart = /^\{\{[^{}\n]+\}\}/;

/** Emails may also link to paths of the site. */
export const isAllowedEmailLink = (url: string): boolean => /^\/(?!\/)\S*$/.test(url) || isAllowedLink(url);

export const hasBlockLine = (source: string): boolean => /^\s*::/m.test(source);

export function addEmailSyntax(tokenizer: typeof defaultMarkdownParser.tokenizer): Record<string, ParseSpec> {
  tokenizer.inline.ruler.before('escape', 'merge-field', (state: InlineState, silent: boolean) => {
    const [source] = fieldAtStart.exec(state.src.slice(state.pos)) ?? [];
    if (!source) return false;
    if (!silent) state.push('merge_field', '', 0).content = source;
    state.pos += source.length;
    return true;
  });
  const readBlock = (state: BlockState, start: number, _end: number, silent: boolean) => {
    const [first, end] = [(state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0), state.eMarks[start]];
    if (!state.src.startsWith('::', first)) return false;
    if (silent) return true;
    // The server would split a list or quote at a block line, so the line stays text.
    if (state.level > 0) return false;
    const place: BlockPlace = {
      tightBefore: start > 0 && !state.isEmpty(start - 1),
      tightAfter: start + 1 < state.lineMax && !state.isEmpty(start + 1),
    };
    Object.assign(state.push('email_block', '', 0), { content: state.src.slice(first, end).trimEnd(), meta: place });
    state.line = start + 1;
    return true;
  };
  tokenizer.block.ruler.before('blockquote', 'email-block', readBlock, { alt: ['paragraph', 'list', 'blockquote'] });
  return {
    merge_field: { node: 'mergeField', getAttrs: ({ content }) => ({ source: content }) },
    email_block: {
      node: 'emailBlock',
      getAttrs: ({ content, meta }) => ({ source: content, ...(meta as BlockPlace) }),
    },
  };
}
