import { answer, api, type Answered, type Sent } from 'shell/api';

/** An application of a partner, an offer of a volunteer, a message of anybody. */
export type InquiryKind = 'partner' | 'volunteer' | 'contact';

type Body<Kind extends InquiryKind> = Sent<`/api/forms/${Kind}`>;

/**
 * The name of a field that people see; `website` is for machines, which cannot leave a field empty, and `decision` comes
 * with the link that led here.
 */
export type FieldOf<Kind extends InquiryKind> = Exclude<keyof Body<Kind>, 'website' | 'decision'> & string;
export type Answers<Kind extends InquiryKind> = Record<FieldOf<Kind> | 'name' | 'email', string>;
export type Receipt = Answered<'/api/forms/contact', 'post'>;

interface Sending {
  /** The same for every try to send the same words: the server keeps them once. */
  key: string;
  /** What a machine put where no person can. */
  website: string;
  /** What was decided in the forum, where this answers it. */
  decision: string | undefined;
}

type Senders = { [Kind in InquiryKind]: (body: Body<Kind>, headers: HeadersInit) => Promise<Receipt> };

const senders: Senders = {
  partner: (body, headers) => answer(api.POST('/api/forms/partner', { body, headers })),
  volunteer: (body, headers) => answer(api.POST('/api/forms/volunteer', { body, headers })),
  contact: (body, headers) => answer(api.POST('/api/forms/contact', { body, headers })),
};

/** Hands an inquiry in and gives its reference. Safe to repeat with the same key; throws as `answer` does. */
export function sendInquiry<Kind extends InquiryKind>(
  kind: Kind,
  answers: Answers<Kind>,
  { key, website, decision }: Sending,
): Promise<Receipt> {
  const body = { ...answers, ...(website !== '' && { website }), ...(decision && { decision }) } as Body<Kind>;
  return senders[kind](body, { 'Idempotency-Key': key });
}
