import { NotAllowedInPreview } from '#platform/preview/preview-errors.ts';
import { getPreviewScope } from '#platform/preview/preview-scope.ts';

/** Checks that a preview opens only files of the previewed item, not of all content of its tier. Throws NotAllowedInPreview. */
export function checkPreviewed(id: string): void {
  const preview = getPreviewScope();
  if (preview && preview.itemId !== id) throw new NotAllowedInPreview();
}
