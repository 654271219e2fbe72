import { tabStorage } from 'shell/storage';
import type { InquiryKind } from './api/send-inquiry.ts';

/** What was typed, as it stands in the fields. */
export type Draft = Readonly<Record<string, string>>;

/** What has been tried to be sent, and under which key. */
interface Try {
  key: string;
  words: string;
}

/** For a browser that keeps nothing: the text still outlives a way round the site. */
const memory = new Map<string, string>();

const draftKey = (kind: InquiryKind): string => `oneness-draft-${kind}`;
const tryKey = (kind: InquiryKind): string => `oneness-try-${kind}`;

/** Kept in this tab until it is sent: a reload or another page loses nothing. */
export function keepDraft(kind: InquiryKind, draft: Draft): void {
  keep(draftKey(kind), draft);
}

export function readDraft(kind: InquiryKind): Draft {
  return read<Draft>(draftKey(kind)) ?? {};
}

/** Once it has reached us, nothing of it stays on the device. */
export function forgetDraft(kind: InquiryKind): void {
  for (const key of [draftKey(kind), tryKey(kind)]) {
    memory.delete(key);
    tabStorage.remove(key);
  }
}

/**
 * The key these words are sent under: the same each time they are tried again, after a reload too, and another one as
 * soon as a word has changed, for then it is another inquiry.
 */
export function keyFor(kind: InquiryKind, answers: Draft): string {
  const words = JSON.stringify(answers);
  const tried = read<Try>(tryKey(kind));
  if (tried?.words === words) return tried.key;
  const key = crypto.randomUUID();
  keep(tryKey(kind), { key, words } satisfies Try);
  return key;
}

function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  tabStorage.set(key, text);
}

/** Nobody but this file writes under these names, so what is there has the shape it was kept in. */
function read<T>(key: string): T | undefined {
  const text = memory.get(key) ?? tabStorage.get(key);
  return text ? (JSON.parse(text) as T) : undefined;
}
