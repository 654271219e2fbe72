import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';

type SerializeNode = MarkdownSerializer['nodes'][string];

export interface SerializerRules {
  readonly schema: Schema;
  readonly parse: (source: string) => Node;
  readonly nodes: Readonly<Record<string, SerializeNode>>;
  readonly isNeverEscaped: (source: string) => boolean;
}

type Escape = (text: string, isLineStart: boolean) => string;

const libraryNodes = defaultMarkdownSerializer.nodes as Required<typeof defaultMarkdownSerializer.nodes>;
const libraryMarks = defaultMarkdownSerializer.marks as Required<typeof defaultMarkdownSerializer.marks>;

const escapeAll: Escape = (text, isLineStart) => {
  const escaped = text.replaceAll(/[\\*[\]<]/g, '\\$&').replaceAll(/(?<!\w)_|_(?!\w)/g, '\\_');
  return isLineStart ? escaped.replace(/^(\s*)([-+>#])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2') : escaped;
};

const escapeNothing: Escape = (text) => text;

const markedBy = (_state: MarkdownSerializerState, mark: Mark) => String(mark.attrs['marker']);
const emphasis = { open: markedBy, close: markedBy, mixable: true, expelEnclosingWhitespace: true };

const startsLine = (parent: Node, index: number): boolean =>
  index === 0 ? parent.type.name === 'paragraph' : parent.child(index - 1).type.name === 'hardBreak';

/** Markdown has no empty paragraphs, so empty paragraphs exist only in the editor. */
const isEmptyParagraph = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0;

/** A list with an item of several paragraphs needs empty lines in Markdown. */
const isTight = (list: Node): boolean =>
  list.attrs['tight'] === true &&
  list.children.every((item) => item.children.every(({ type }, at) => at === 0 || type.name.endsWith('List')));

const withTightness = (list: Node): Node => list.type.create({ ...list.attrs, tight: isTight(list) }, list.content);

/** Markdown would join two lists with the same marker, so the second list gets another marker. */
function chooseMarker(list: Node, parent: Node, index: number, other: Readonly<Record<string, string>>): string {
  const marker = String(list.attrs['marker']);
  const before = index > 0 ? parent.child(index - 1) : undefined;
  return before?.type === list.type && before.attrs['marker'] === marker ? (other[marker] ?? marker) : marker;
}

const createSerializer = (
  getEscape: (textBlock: Node) => Escape,
  furtherNodes: Readonly<Record<string, SerializeNode>>,
) => {
  const escapeWithin = (state: MarkdownSerializerState, parent: Node, isLineStart: boolean) => {
    state.esc = (text) => getEscape(parent)(text, isLineStart);
  };
  return new MarkdownSerializer(
    {
      paragraph: (state, node) => {
        if (isEmptyParagraph(node)) return;
        state.renderInline(node);
        state.closeBlock(node);
      },
      heading: libraryNodes['heading'] as never,
      blockquote: libraryNodes['blockquote'] as never,
      listItem: libraryNodes['list_item'] as never,
      bulletList: (state, node, parent, index) => {
        const marker = chooseMarker(node, parent, index, { '-': '*', '*': '-', '+': '-' });
        state.renderList(withTightness(node), '  ', () => `${marker} `);
      },
      orderedList: (state, node, parent, index) => {
        const start = Number(node.attrs['start']);
        const marker = chooseMarker(node, parent, index, { '.': ')', ')': '.' });
        const width = String(start + node.childCount - 1).length + 2;
        state.renderList(withTightness(node), ' '.repeat(width), (at) => `${start + at}${marker} `);
      },
      horizontalRule: (state, node) => {
        state.write(String(node.attrs['marker']));
        state.closeBlock(node);
      },
      hardBreak: (state, node, parent, index) => {
        const isLast = parent.children.slice(index).every(({ type }) => type === node.type);
        if (!isLast) state.write(parent.type.name === 'heading' ? ' ' : `${node.attrs['marker']}\n`);
      },
      image: (state, node, parent, index) => {
        escapeWithin(state, parent, false);
        libraryNodes['image']?.(state, node, parent, index);
      },
      sound: (state, node, parent) => {
        escapeWithin(state, parent, false);
        const { alt, src, isImage } = node.attrs;
        state.write(`${isImage ? '!' : ''}[${state.esc(String(alt), false)}](${src})`);
      },
      text: (state, node, parent, index) => {
        escapeWithin(state, parent, startsLine(parent, index));
        libraryNodes['text']?.(state, node, parent, index);
      },
      ...furtherNodes,
    },
    { bold: emphasis, italic: emphasis, link: libraryMarks['link'] as never },
    { hardBreakNodeName: 'hardBreak' },
  );
};

export function createMarkdownSerializer({ schema, parse, nodes, isNeverEscaped }: SerializerRules) {
  const withoutEscapes = createSerializer(() => escapeNothing, nodes);
  /** Blocks are immutable, so the cache lets a key press check only the changed block. */
  const escapes = new WeakMap<Node, Escape>();

  /** Escapes a text only if Markdown would read a format in the text, so that `5 * 3` stays unchanged. */
  function findEscape(textBlock: Node): Escape {
    const known = escapes.get(textBlock);
    if (known) return known;
    // Nodes of different schemas are never equal, so the block is converted to the parser's schema.
    const alone = schema.nodeFromJSON({ type: 'doc', content: [textBlock.toJSON()] });
    const source = withoutEscapes.serialize(alone);
    const escape = isNeverEscaped(source) || parse(source).eq(alone) ? escapeNothing : escapeAll;
    escapes.set(textBlock, escape);
    return escape;
  }

  const serializer = createSerializer(findEscape, nodes);
  return (doc: Node): string => serializer.serialize(doc).trim();
}

export const isWebVtt = (source: string): boolean => /^WEBVTT(\s|$)/.test(source);
