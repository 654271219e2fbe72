import type { Editor } from '@tiptap/core';
import type { StoredFile } from '../files/api/files.ts';

export type EmbeddedType = 'image' | 'sound';

export const libraryTypes = { image: 'image', sound: 'audio' } as const;

export const toSingleLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

interface TransferredData {
  readonly files: ArrayLike<File>;
  getData(format: string): string;
}

/** Ignores data with text, because Word adds a picture to copied text. */
export function findFiles(data: TransferredData | null): { type: EmbeddedType; files: File[] } | undefined {
  if (!data || data.getData('text/plain').trim() !== '') return undefined;
  for (const type of ['image', 'sound'] as const) {
    const files = Array.from(data.files).filter((file) => file.type.startsWith(`${libraryTypes[type]}/`));
    if (files.length > 0) return { type, files };
  }
  return undefined;
}

export function insertFile(editor: Editor, type: EmbeddedType, file: StoredFile): void {
  const attrs = type === 'image' ? describePicture(file) : describeSound(file);
  const chain = editor.chain().focus();
  if (editor.isActive(type)) chain.updateAttributes(type, attrs).run();
  else chain.insertContent({ type: 'paragraph', content: [{ type, attrs }] }).run();
}

/** The URL fragment contains the picture size, so that the page reserves the space before the picture loads. */
function describePicture({ url, pictures, alt }: StoredFile) {
  const largest = pictures.at(-1);
  return { src: largest ? `${url}#${largest.width}x${largest.height}` : url, alt: toSingleLine(alt ?? '') };
}

const describeSound = ({ url, name }: StoredFile) => ({ src: url, alt: toSingleLine(name.replace(/\.\w{1,4}$/, '')) });
