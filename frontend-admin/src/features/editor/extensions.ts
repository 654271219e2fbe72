import { Extension, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { createSoundView, type FetchSoundUrl } from './sound-view.ts';
import { isLibraryFileUrl, readPictureSize } from './urls.ts';

export const createHiddenAttribute = <Value>(value: Value) => ({ default: value, rendered: false });

/** Stores the markers of the source, such as `*` or `-`, so that a save does not change the markers. */
const MarkdownAttributes = Extension.create({
  name: 'markdownAttributes',
  addGlobalAttributes: () => [
    { types: ['bulletList'], attributes: { marker: createHiddenAttribute('-'), tight: createHiddenAttribute(true) } },
    { types: ['orderedList'], attributes: { marker: createHiddenAttribute('.'), tight: createHiddenAttribute(true) } },
    { types: ['bold'], attributes: { marker: createHiddenAttribute('**') } },
    { types: ['italic'], attributes: { marker: createHiddenAttribute('*') } },
    { types: ['horizontalRule'], attributes: { marker: createHiddenAttribute('---') } },
    { types: ['hardBreak'], attributes: { marker: createHiddenAttribute('') } },
  ],
  // Ctrl+Enter saves the form, so the editor must not add a line break.
  addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
  priority: 1_000,
});

/** Accepts only pictures of the file library. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isLibraryFileUrl(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => ['img', { src, alt, ...readPictureSize(String(src)) }],
}).configure({ inline: true });

/** Markdown has no syntax for audio, so it stores an audio file as a link, or as an image if `isImage` is true. */
const Sound = Node.create<{ open?: FetchSoundUrl }>({
  name: 'sound',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' }, isImage: createHiddenAttribute(false) }),
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

export const createDocument = (content: string) => Node.create({ name: 'doc', topNode: true, content });

export const createExtensions = (isAllowed: (url: string) => boolean, open?: FetchSoundUrl): Extensions => [
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
