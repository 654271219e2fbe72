import type { PreviewReader } from '../../domain/preview-token.ts';

export class PreviewLinkView {
  reader!: PreviewReader;
  /** URL of the page, valid until `expiresAt` of the preview. */
  url!: string;
}

export class PreviewLinksView {
  expiresAt!: string;
  /** A link for a visitor, then one for each tier from the lowest to the highest. */
  links!: PreviewLinkView[];
}

export class PreviewView {
  reader!: PreviewReader;
  /** Invented user id of the previewed reader, or null for a visitor. */
  viewerId!: string | null;
  title!: string;
  /** False when the preview contains values that are not saved. */
  isSaved!: boolean;
  expiresAt!: string;
}
