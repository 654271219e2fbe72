import { Extension, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isOwnFile, isSound } from './urls.ts';

const hidden = <Value>(value: Value) => ({ default: value, rendered: false });

/** Attributes that store how the Markdown source wrote a format, so that it is stored in the same way again. */
const MarkdownAttributes = Extension.create({
  name: 'markdownAttributes',
  addGlobalAttributes: () => [
    { types: ['bulletList'], attributes: { marker: hidden('-'), tight: hidden(true) } },
    { types: ['orderedList'], attributes: { marker: hidden('.'), tight: hidden(true) } },
    { types: ['bold'], attributes: { marker: hidden('**') } },
    { types: ['italic'], attributes: { marker: hidden('*') } },
    { types: ['horizontalRule'], attributes: { marker: hidden('---') } },
    { types: ['hardBreak'], attributes: { marker: hidden('') } },
  ],
  // The form saves with Ctrl+Enter, so that the editor must not add a line break.
  addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
  priority: 1_000,
});

/** A picture or a sound of the file library. */
const LibraryFile = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnFile(element.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) =>
    isSound(String(src)) ? ['audio', { src, controls: '', 'aria-label': alt }] : ['img', { src, alt }],
}).configure({ inline: true });

export const extensions: Extensions = [
  MarkdownAttributes,
  StarterKit.configure({
    ...{ code: false, codeBlock: false, strike: false, underline: false, trailingNode: false },
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isAllowedLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  LibraryFile,
];
