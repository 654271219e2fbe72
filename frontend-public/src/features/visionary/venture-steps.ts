import type { Venture } from './api/visionary.ts';

const steps = ['Received', 'Read', 'Discussed', 'Accepted'] as const;

export interface VentureStep {
  name: string;
  /** The current step of a declined application is drawn as `waiting` instead of `present`. */
  light: 'past' | 'present' | 'waiting';
  isPresent: boolean;
}

export function listVentureSteps({ state, isRead }: Pick<Venture, 'state' | 'isRead'>): VentureStep[] {
  const isDeclined = state === 'declined';
  const reached = { new: isRead ? 1 : 0, 'in-review': 2, accepted: 3, declined: 3 }[state];
  return steps.map((name, at) => {
    const isPresent = at === reached;
    if (isPresent && isDeclined) return { name: 'Declined', light: 'waiting', isPresent };
    return { name, light: isPresent ? 'present' : at < reached ? 'past' : 'waiting', isPresent };
  });
}
