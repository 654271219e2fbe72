import { tabStorage } from 'shell/storage';
import type { InquiryKind } from './api/send-inquiry.ts';

export type InquiryDraft = Readonly<Record<string, string>>;

interface SendAttempt {
  key: string;
  words: string;
}

/** Drafts in memory work if the browser blocks storage, but are lost at a reload. */
const draftsInMemory = new Map<string, string>();

const draftKey = (kind: InquiryKind): string => `oneness-draft-${kind}`;
const attemptKey = (kind: InquiryKind): string => `oneness-try-${kind}`;

export function storeDraft(kind: InquiryKind, draft: InquiryDraft): void {
  writeItem(draftKey(kind), draft);
}

export function readDraft(kind: InquiryKind): InquiryDraft {
  return readItem<InquiryDraft>(draftKey(kind)) ?? {};
}

export function removeDraft(kind: InquiryKind): void {
  for (const key of [draftKey(kind), attemptKey(kind)]) {
    draftsInMemory.delete(key);
    tabStorage.remove(key);
  }
}

/** Retries and reloads use the same key, but a changed text gets a new key. */
export function getInquiryIdempotencyKey(kind: InquiryKind, answers: InquiryDraft): string {
  const words = JSON.stringify(answers);
  const tried = readItem<SendAttempt>(attemptKey(kind));
  if (tried?.words === words) return tried.key;
  const key = crypto.randomUUID();
  writeItem(attemptKey(kind), { key, words } satisfies SendAttempt);
  return key;
}

function writeItem(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  draftsInMemory.set(key, text);
  tabStorage.set(key, text);
}

/** Needs no validation, because only this file writes these keys. */
function readItem<T>(key: string): T | undefined {
  const text = draftsInMemory.get(key) ?? tabStorage.get(key);
  return text ? (JSON.parse(text) as T) : undefined;
}
