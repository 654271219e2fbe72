import { Node, nodeInputRule, nodePasteRule, type Extensions } from '@tiptap/core';
import type { MarkdownSerializer, MarkdownSerializerState } from 'prosemirror-markdown';
import { createDocument, hidden } from '../extensions.ts';
import { describeBlock, describeField } from './describe-block.ts';

/** A value of the recipient within a text. */
const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: hidden('') }),
  parseHTML: () => [{ tag: 'span[data-field]', getAttrs: ({ dataset }) => ({ source: dataset['field'] }) }],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { class: 'merge-field', 'data-field': attrs['source'] },
    describeField(String(attrs['source'])),
  ],
  renderText: ({ node: { attrs } }) => String(attrs['source']),
  addInputRules() {
    return [
      nodeInputRule({
        find: /(\{\{[^{}\n]+\}\})$/,
        type: this.type,
        getAttributes: ([source]) => ({ source }),
      }),
    ];
  },
  addPasteRules() {
    return [nodePasteRule({ find: /\{\{[^{}\n]+\}\}/g, type: this.type, getAttributes: ([source]) => ({ source }) })];
  },
});

/** A line of the text that the server replaces by a button, an item or another part. */
const EmailBlock = Node.create({
  name: 'emailBlock',
  group: 'emailBlock',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({ source: hidden(''), tightBefore: hidden(false), tightAfter: hidden(false) }),
  parseHTML: () => [{ tag: 'div[data-block]', getAttrs: ({ dataset }) => ({ source: dataset['block'] }) }],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { class: 'email-block', 'data-block': attrs['source'] },
    describeBlock(String(attrs['source'])),
  ],
  renderText: ({ node: { attrs } }) => String(attrs['source']),
});

/** Blocks are not within lists and quotes, because the server would split those. */
const EmailDocument = createDocument('(block | emailBlock)+');

export const emailExtensions: Extensions = [EmailDocument, MergeField, EmailBlock];

/** Method of the library that its types omit: writes the line breaks after the last block. */
type InternalState = MarkdownSerializerState & { flushClose(size: number): void };

export const serializeEmailNodes: MarkdownSerializer['nodes'] = {
  mergeField: (state, { attrs }) => state.write(String(attrs['source'])),
  emailBlock: (state, node) => {
    const { source, tightBefore, tightAfter } = node.attrs;
    const internal = state as InternalState;
    if (tightBefore) internal.flushClose(1);
    state.write(String(source));
    state.closeBlock(node);
    if (tightAfter) internal.flushClose(1);
  },
};
