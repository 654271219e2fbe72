import { ApiProblem } from 'shell/api';

export interface Fault {
  words: string;
  deed: 'again' | 'membership' | 'none';
}

export function faultOf(error: unknown): Fault {
  if (error instanceof ApiProblem && error.code === 'membership.tier')
    return { deed: 'membership', words: 'This meditation is no longer in your plan. Your place is saved.' };
  if (error instanceof ApiProblem && error.code === 'content.not-found')
    return { deed: 'none', words: 'This meditation was removed.' };
  if (!navigator.onLine) return { deed: 'again', words: 'You are offline. Your place is saved.' };
  return { deed: 'again', words: 'The recording could not be loaded. Your place is saved.' };
}

/** The browser requires a click just before, or its settings block all sound. */
export const notPermitted: Fault = { deed: 'again', words: 'Your browser blocked the sound.' };
