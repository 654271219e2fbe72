import { readResponse, api, type ResponseBody, type RequestBody } from 'shell/api';

export type InquiryKind = 'partner' | 'volunteer' | 'contact';

type Body<Kind extends InquiryKind> = RequestBody<`/api/forms/${Kind}`>;

/**
 * Name of a visible field. The other two fields are not visible: `website` is a honeypot for bots, and `decision` comes
 * from the link that opened the form.
 */
export type FieldName<Kind extends InquiryKind> = Exclude<keyof Body<Kind>, 'website' | 'decision'> & string;
export type Answers<Kind extends InquiryKind> = Record<FieldName<Kind> | 'name' | 'email', string>;
export type Receipt = ResponseBody<'/api/forms/contact', 'post'>;

interface Sending {
  key: string;
  website: string;
  decision: string | undefined;
}

type Senders = { [Kind in InquiryKind]: (body: Body<Kind>, headers: HeadersInit) => Promise<Receipt> };

const senders: Senders = {
  partner: (body, headers) => readResponse(api.POST('/api/forms/partner', { body, headers })),
  volunteer: (body, headers) => readResponse(api.POST('/api/forms/volunteer', { body, headers })),
  contact: (body, headers) => readResponse(api.POST('/api/forms/contact', { body, headers })),
};

/** Sends the inquiry. A repeated request with the same idempotency key is safe. */
export function sendInquiry<Kind extends InquiryKind>(
  kind: Kind,
  answers: Answers<Kind>,
  { key, website, decision }: Sending,
): Promise<Receipt> {
  const body = { ...answers, ...(website !== '' && { website }), ...(decision && { decision }) } as Body<Kind>;
  return senders[kind](body, { 'Idempotency-Key': key });
}
