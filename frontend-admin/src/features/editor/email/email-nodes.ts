import { Node, nodeInputRule, nodePasteRule, type Extensions } from '@tiptap/core';
import type { MarkdownSerializer, MarkdownSerializerState } from 'prosemirror-markdown';
import { createDocument, createHiddenAttribute } from '../extensions.ts';
import { describeBlock, describeField } from './describe-block.ts';

const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: createHiddenAttribute('') }),
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

/** A line that the server replaces by a button, an item or another part of an email. */
const EmailBlock = Node.create({
  name: 'emailBlock',
  group: 'emailBlock',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    source: createHiddenAttribute(''),
    tightBefore: createHiddenAttribute(false),
    tightAfter: createHiddenAttribute(false),
  }),
  parseHTML: () => [{ tag: 'div[data-block]', getAttrs: ({ dataset }) => ({ source: dataset['block'] }) }],
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { class: 'email-block', 'data-block': attrs['source'] },
    describeBlock(String(attrs['source'])),
  ],
  renderText: ({ node: { attrs } }) => String(attrs['source']),
});

/** Lists and quotes contain no email blocks, because the server would split a list or quote at the block. */
const EmailDocument = createDocument('(block | emailBlock)+');

export const emailExtensions: Extensions = [EmailDocument, MergeField, EmailBlock];

/** The types of the library omit this method, which writes the line breaks after the last block. */
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
