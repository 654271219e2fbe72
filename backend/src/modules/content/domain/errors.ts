import { AppError } from '../../../kernel/app-error.ts';

/** Nothing of this kind has that id or slug. */
export class NoSuchContent extends AppError {
  override readonly kind = 'not-found';
  override readonly code = 'content.not-found';
  constructor() {
    super('There is nothing at this address. It may have been moved or taken down.');
  }
}
