import type { Editor } from '@tiptap/core';
import type { StoredFile } from '../files/api/files.ts';

/** Node of the editor for a file of the library. */
export type EmbeddedType = 'image' | 'sound';

/** Type of the library's files for each node. */
export const libraryTypes = { image: 'image', sound: 'audio' } as const;

export const toSingleLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The part of copied or dragged data that decides whether it is files. */
interface TransferredData {
  readonly files: ArrayLike<File>;
  getData(format: string): string;
}

/**
 * Returns the pictures in copied or dragged data, or the audio files if there is no picture. Returns undefined if the
 * data has text, because Microsoft Word adds a picture to copied text.
 */
export function findFiles(data: TransferredData | null): { type: EmbeddedType; files: File[] } | undefined {
  if (!data || data.getData('text/plain').trim() !== '') return undefined;
  for (const type of ['image', 'sound'] as const) {
    const files = Array.from(data.files).filter((file) => file.type.startsWith(`${libraryTypes[type]}/`));
    if (files.length > 0) return { type, files };
  }
  return undefined;
}

/** Inserts a file as a paragraph of its own, or replaces the selected file of the same type. */
export function insertFile(editor: Editor, type: EmbeddedType, file: StoredFile): void {
  const attrs = type === 'image' ? describePicture(file) : describeSound(file);
  const chain = editor.chain().focus();
  if (editor.isActive(type)) chain.updateAttributes(type, attrs).run();
  else chain.insertContent({ type: 'paragraph', content: [{ type, attrs }] }).run();
}

/** The URL of a picture has its size in the fragment, so that its place in the text is known before it loads. */
function describePicture({ url, pictures, alt }: StoredFile) {
  const largest = pictures.at(-1);
  return { src: largest ? `${url}#${largest.width}x${largest.height}` : url, alt: toSingleLine(alt ?? '') };
}

const describeSound = ({ url, name }: StoredFile) => ({ src: url, alt: toSingleLine(name.replace(/\.\w{1,4}$/, '')) });
