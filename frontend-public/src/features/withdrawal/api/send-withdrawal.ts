import { answer, api, type Answered, type Sent } from 'shell/api';

type Body = Sent<'/api/forms/withdrawal'>;
export type Withdrawal = Pick<Body, 'name' | 'email' | 'invoice'>;
export type WithdrawalReceipt = Answered<'/api/forms/withdrawal', 'post'>;

/** Safe to repeat: the same withdrawal returns the first receipt. */
export const sendWithdrawal = (withdrawal: Withdrawal, website: string): Promise<WithdrawalReceipt> =>
  answer(api.POST('/api/forms/withdrawal', { body: { ...withdrawal, ...(website !== '' && { website }) } }));
