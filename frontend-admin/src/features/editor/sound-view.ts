import type { NodeViewRenderer } from '@tiptap/core';
import { findFileId } from '../files/file-url.ts';

export type FetchSoundUrl = (fileId: string) => Promise<string>;

export const createSoundView =
  (open: FetchSoundUrl | undefined): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement('span');
    dom.className = 'sound';
    dom.textContent = String(node.attrs['alt']);
    const fileId = findFileId(String(node.attrs['src']));
    if (!open || !fileId) return { dom };
    const player = Object.assign(document.createElement('audio'), { controls: true, preload: 'none' });
    player.setAttribute('aria-label', String(node.attrs['alt']));
    dom.append(player);
    void open(fileId).then(
      (url) => player.setAttribute('src', url),
      () => player.remove(),
    );
    return { dom, ignoreMutation: () => true, stopEvent: ({ target }) => target === player };
  };
