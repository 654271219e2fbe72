import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tier } from '#kernel/tier.ts';

/** Preview that a request belongs to. The viewer of a preview has a tier but no account. */
export interface PreviewScope {
  readonly token: string;
  readonly tier: Tier;
  /** Id of a member who does not exist; undefined for a visitor. */
  readonly viewerId: string | undefined;
  readonly kind: string;
  readonly itemId: string;
  readonly title: string;
  readonly isSaved: boolean;
  readonly expiresAt: Date;
  readonly tables: string;
}

/** `ended`: the token is invalid or expired. */
type PreviewState = PreviewScope | 'ended';

const previewStorage = new AsyncLocalStorage<PreviewState>();

export const runInPreview = (state: PreviewState, work: () => void): void => previewStorage.run(state, work);

export const getPreviewState = (): PreviewState | undefined => previewStorage.getStore();

export function getPreviewScope(): PreviewScope | undefined {
  const state = previewStorage.getStore();
  return state === 'ended' ? undefined : state;
}

/**
 * In a preview, adds the preview token to the URL of a file, because the browser requests files without the preview
 * header.
 */
export function addPreviewToken(url: string): string {
  const preview = getPreviewScope();
  return preview ? `${url}${url.includes('?') ? '&' : '?'}preview=${preview.token}` : url;
}
