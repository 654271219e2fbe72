import { ApiProblem } from 'shell/api';

/** Why a meditation does not play, in words for the person. */
export interface Fault {
  words: string;
  isTier: boolean;
}

export function faultOf(error: unknown): Fault {
  const isTier = error instanceof ApiProblem && error.code === 'membership.tier';
  if (isTier) return { isTier, words: 'This meditation is not in your plan any more. Your place is kept.' };
  if (!navigator.onLine) return { isTier, words: 'You are offline. Your place is kept.' };
  return { isTier, words: 'The sound did not come. Your place is kept.' };
}
