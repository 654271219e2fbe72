import { NotAllowedInPreview } from '#platform/preview/preview-errors.ts';
import { getPreviewScope } from '#platform/preview/preview-scope.ts';

/** A preview may open only files of the previewed item. */
export function assertItemAllowedInPreview(id: string): void {
  const preview = getPreviewScope();
  if (preview && preview.itemId !== id) throw new NotAllowedInPreview();
}
