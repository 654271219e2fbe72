import { forbiddenError, goneError } from '#kernel/app-error.ts';

export class PreviewEnded extends goneError('preview.ended', 'This preview has ended. Open it again from the admin.') {}

export class NotAllowedInPreview extends forbiddenError(
  'preview.read-only',
  'This is a preview. It only shows pages, and nothing is saved.',
) {}
