import { readApiResponse, api, type ResponseBody, type RequestBody } from 'shell/api';

type Body = RequestBody<'/api/forms/withdrawal'>;
export type Withdrawal = Pick<Body, 'name' | 'email' | 'invoice'>;
export type WithdrawalReceipt = ResponseBody<'/api/forms/withdrawal', 'post'>;

export const sendWithdrawal = (withdrawal: Withdrawal, website: string): Promise<WithdrawalReceipt> =>
  readApiResponse(api.POST('/api/forms/withdrawal', { body: { ...withdrawal, ...(website !== '' && { website }) } }));
