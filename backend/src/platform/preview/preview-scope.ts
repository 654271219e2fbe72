import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tier } from '#kernel/tier.ts';

/** Preview that a request belongs to. Its reader has a tier, but is not a user. */
export interface PreviewScope {
  readonly token: string;
  readonly tier: Tier;
  /** Id of a member who does not exist and so has no data; undefined for a visitor. */
  readonly viewerId: string | undefined;
  readonly kind: string;
  readonly itemId: string;
  readonly title: string;
  readonly isSaved: boolean;
  readonly expiresAt: Date;
  /** SQL of a `with` clause that replaces the content tables with versions that contain the previewed rows. */
  readonly tables: string;
}

/** `ended`: the token of the request is not valid or has expired. */
type PreviewState = PreviewScope | 'ended';

const previewStorage = new AsyncLocalStorage<PreviewState>();

export const runInPreview = (state: PreviewState, work: () => void): void => previewStorage.run(state, work);

export const getPreviewState = (): PreviewState | undefined => previewStorage.getStore();

/** The preview that the current request belongs to; undefined for all other requests. */
export function getPreviewScope(): PreviewScope | undefined {
  const state = previewStorage.getStore();
  return state === 'ended' ? undefined : state;
}

/**
 * Adds the token of the current preview to the URL of a file, because the browser cannot send the preview header when
 * it requests a file.
 */
export function addPreviewToken(url: string): string {
  const preview = getPreviewScope();
  return preview ? `${url}${url.includes('?') ? '&' : '?'}preview=${preview.token}` : url;
}
