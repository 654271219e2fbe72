import type { InquiryNote } from '../domain/inquiry-note.entity.ts';
import type { WrittenView } from './inquiries.view.ts';

type Written = Pick<InquiryNote, 'id' | 'text' | 'authorId' | 'writtenAt'>;

/** A note or an answer, with its author's name out of `names`. */
export const writtenViewOf = (
  { id, text, authorId, writtenAt }: Written,
  names: ReadonlyMap<string, string>,
): WrittenView => ({ id, text, by: (authorId && names.get(authorId)) ?? null, at: writtenAt.toISOString() });
