import { ApiProblem } from 'shell/api';

/** Why a meditation does not play, in words for the person. */
export interface Fault {
  words: string;
  /** What can be done about it. */
  deed: 'again' | 'membership' | 'none';
}

export function faultOf(error: unknown): Fault {
  if (error instanceof ApiProblem && error.code === 'membership.tier')
    return { deed: 'membership', words: 'This meditation is not in your plan any more. Your place is kept.' };
  if (error instanceof ApiProblem && error.code === 'content.not-found')
    return { deed: 'none', words: 'This meditation was removed.' };
  if (!navigator.onLine) return { deed: 'again', words: 'You are offline. Your place is kept.' };
  return { deed: 'again', words: 'The sound did not come. Your place is kept.' };
}

/** The browser wants a press just before, or its owner lets nothing sound. */
export const notPermitted: Fault = { deed: 'again', words: 'Your browser blocked the sound.' };
