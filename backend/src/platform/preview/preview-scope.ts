import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tier } from '#kernel/tier.ts';

export interface PreviewScope {
  readonly token: string;
  readonly tier: Tier;
  /** Id of a member who does not exist, or undefined for a visitor. */
  readonly viewerId: string | undefined;
  readonly kind: string;
  readonly itemId: string;
  readonly title: string;
  readonly isSaved: boolean;
  readonly expiresAt: Date;
  readonly tables: string;
}

type PreviewState = PreviewScope | 'ended';

const previewStorage = new AsyncLocalStorage<PreviewState>();

export const runInPreview = (state: PreviewState, work: () => void): void => previewStorage.run(state, work);

export const getPreviewState = (): PreviewState | undefined => previewStorage.getStore();

export function getPreviewScope(): PreviewScope | undefined {
  const state = previewStorage.getStore();
  return state === 'ended' ? undefined : state;
}

/** The browser requests files without the preview header, so the URL contains the token. */
export function addPreviewToken(url: string): string {
  const preview = getPreviewScope();
  return preview ? `${url}${url.includes('?') ? '&' : '?'}preview=${preview.token}` : url;
}
