import { Extension, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { createSoundView, type OpenSound } from './sound-view.ts';
import { isOwnFile, readPictureSize } from './urls.ts';

export const hidden = <Value>(value: Value) => ({ default: value, rendered: false });

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
  // Stops the line break of the editor, because Ctrl+Enter saves the form.
  addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
  priority: 1_000,
});

/** A picture of the file library. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isOwnFile(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => ['img', { src, alt, ...readPictureSize(String(src)) }],
}).configure({ inline: true });

/** An audio file of the library, which Markdown stores as a link. */
const Sound = Node.create<{ open?: OpenSound }>({
  name: 'sound',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, isImage: hidden(false) }),
  parseHTML: () => [
    {
      tag: 'span[data-sound]',
      getAttrs: ({ dataset, textContent }) => ({ src: dataset['sound'], alt: textContent }),
    },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => ['span', { 'data-sound': src }, alt],
  addNodeView() {
    return createSoundView(this.options.open);
  },
});

/** The root of a text. */
export const createDocument = (content: string) => Node.create({ name: 'doc', topNode: true, content });

/** Extensions of every editor, without the document. Without `open`, audio files do not play. */
export const createExtensions = (isAllowed: (url: string) => boolean, open?: OpenSound): Extensions => [
  MarkdownAttributes,
  StarterKit.configure({
    document: false,
    ...{ code: false, codeBlock: false, strike: false, underline: false, trailingNode: false },
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isAllowed(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
  open ? Sound.configure({ open }) : Sound,
];
