import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { defaultMarkdownSerializer, MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';

type SerializeNode = MarkdownSerializer['nodes'][string];

export interface SerializerRules {
  readonly schema: Schema;
  readonly parse: (source: string) => Node;
  /** Further nodes of the schema. */
  readonly nodes: Readonly<Record<string, SerializeNode>>;
  /** True for the Markdown of a text block whose marks have a meaning also when they were typed. */
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

/** Empty paragraphs exist only in the editor, because Markdown has none. */
const isEmptyParagraph = (node: Node): boolean => node.type.name === 'paragraph' && node.content.size === 0;

/** A list with an item of several paragraphs cannot be stored without empty lines. */
const isTight = (list: Node): boolean =>
  list.attrs['tight'] === true &&
  list.children.every((item) => item.children.every(({ type }, at) => at === 0 || type.name.endsWith('List')));

const withTightness = (list: Node): Node => list.type.create({ ...list.attrs, tight: isTight(list) }, list.content);

/** The marker of a list after another list of the same type differs, because Markdown would join the two. */
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
  /** Cache of the escape for each text block. Blocks are immutable, so each key press checks only the changed block. */
  const escapes = new WeakMap<Node, Escape>();

  /** Escapes a text only if Markdown would read a format into it, so that `5 * 3` is stored as it was typed. */
  function findEscape(textBlock: Node): Escape {
    const known = escapes.get(textBlock);
    if (known) return known;
    // Converts the block to the schema of the parser, because nodes of different schemas are never equal.
    const alone = schema.nodeFromJSON({ type: 'doc', content: [textBlock.toJSON()] });
    const source = withoutEscapes.serialize(alone);
    const escape = isNeverEscaped(source) || parse(source).eq(alone) ? escapeNothing : escapeAll;
    escapes.set(textBlock, escape);
    return escape;
  }

  const serializer = createSerializer(findEscape, nodes);
  return (doc: Node): string => serializer.serialize(doc).trim();
}

/** True for captions, which contain times and are no Markdown. */
export const isWebVtt = (source: string): boolean => /^WEBVTT(\s|$)/.test(source);
