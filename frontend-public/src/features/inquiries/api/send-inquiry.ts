import { readApiResponse, api, type ResponseBody, type RequestBody } from 'shell/api';

export type InquiryKind = 'partner' | 'volunteer' | 'contact';

type Body<Kind extends InquiryKind> = RequestBody<`/api/forms/${Kind}`>;

/** `website` is a honeypot, and `decision` comes from the link that opened the form. */
export type InquiryFieldName<Kind extends InquiryKind> = Exclude<keyof Body<Kind>, 'website' | 'decision'> & string;
export type InquiryFieldValues<Kind extends InquiryKind> = Record<InquiryFieldName<Kind> | 'name' | 'email', string>;
export type InquiryReceipt = ResponseBody<'/api/forms/contact', 'post'>;

interface InquiryRequestOptions {
  key: string;
  website: string;
  decision: string | undefined;
}

type Senders = { [Kind in InquiryKind]: (body: Body<Kind>, headers: HeadersInit) => Promise<InquiryReceipt> };

const senders: Senders = {
  partner: (body, headers) => readApiResponse(api.POST('/api/forms/partner', { body, headers })),
  volunteer: (body, headers) => readApiResponse(api.POST('/api/forms/volunteer', { body, headers })),
  contact: (body, headers) => readApiResponse(api.POST('/api/forms/contact', { body, headers })),
};

/** The server stores only one inquiry for each idempotency key. */
export function sendInquiry<Kind extends InquiryKind>(
  kind: Kind,
  answers: InquiryFieldValues<Kind>,
  { key, website, decision }: InquiryRequestOptions,
): Promise<InquiryReceipt> {
  const body = { ...answers, ...(website !== '' && { website }), ...(decision && { decision }) } as Body<Kind>;
  return senders[kind](body, { 'Idempotency-Key': key });
}
