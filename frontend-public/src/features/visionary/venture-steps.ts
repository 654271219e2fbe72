import type { Venture } from './api/visionary.ts';

const steps = ['Received', 'Read', 'Discussed', 'In the circle'] as const;

export interface VentureStep {
  name: string;
  /** `waiting` of the last one where it was declined: it stays unlit, and is where the application is. */
  light: 'past' | 'present' | 'waiting';
  isPresent: boolean;
}

/** The four steps of an application. */
export function stepsOf({ state, isRead }: Pick<Venture, 'state' | 'isRead'>): VentureStep[] {
  const isDeclined = state === 'declined';
  const reached = { new: isRead ? 1 : 0, 'in-review': 2, accepted: 3, declined: 3 }[state];
  return steps.map((name, at) => {
    const isPresent = at === reached;
    if (isPresent && isDeclined) return { name: 'Not this time', light: 'waiting', isPresent };
    return { name, light: isPresent ? 'present' : at < reached ? 'past' : 'waiting', isPresent };
  });
}
