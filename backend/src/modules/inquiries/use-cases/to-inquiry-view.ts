import type { Inquiry, InquiryNote } from '../domain/inquiry.entity.ts';
import { toLabeledAnswers } from '../domain/inquiry-kinds.ts';
import type { InquiryView, InquiryTextView } from './inquiries.view.ts';

const excerptLength = 160;

type ListedInquiry = Pick<
  Inquiry,
  | 'id'
  | 'reference'
  | 'kind'
  | 'name'
  | 'email'
  | 'answers'
  | 'status'
  | 'receivedAt'
  | 'dueAt'
  | 'readAt'
  | 'answeredAt'
  | 'ventureState'
>;

export function toInquiryView(inquiry: ListedInquiry): InquiryView {
  const { id, reference, kind, name, email, answers, status, receivedAt, dueAt, readAt, answeredAt, ventureState } =
    inquiry;
  return {
    ...{ id, reference, kind, name, email, status, ventureState: ventureState ?? null },
    excerpt: toExcerpt(toLabeledAnswers(kind, answers).map(({ text }) => text)),
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

function toExcerpt(texts: string[]): string {
  const characters = [...texts.join(' · ').replace(/\s+/g, ' ')];
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters.slice(0, excerptLength).join('').trimEnd()}…`;
}

type WrittenText = Pick<InquiryNote, 'id' | 'text' | 'authorId' | 'writtenAt'>;

export const toInquiryTextView = (
  { id, text, authorId, writtenAt }: WrittenText,
  names: ReadonlyMap<string, string>,
): InquiryTextView => ({ id, text, by: (authorId && names.get(authorId)) ?? null, at: writtenAt.toISOString() });
