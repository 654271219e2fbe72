import { ApiProblem } from 'shell/api';

export interface PlaybackErrorMessage {
  text: string;
  action: 'again' | 'membership' | 'none';
}

export function playbackErrorMessage(error: unknown): PlaybackErrorMessage {
  if (error instanceof ApiProblem && error.code === 'membership.tier')
    return { action: 'membership', text: 'This meditation is no longer in your plan. Your place is saved.' };
  if (error instanceof ApiProblem && error.code === 'content.not-found')
    return { action: 'none', text: 'This meditation was removed.' };
  if (!navigator.onLine) return { action: 'again', text: 'You are offline. Your place is saved.' };
  return { action: 'again', text: 'The recording could not be loaded. Your place is saved.' };
}

/** The browser allows sound only shortly after a click, or its settings block all sound. */
export const soundBlocked: PlaybackErrorMessage = { action: 'again', text: 'Your browser blocked the sound.' };
