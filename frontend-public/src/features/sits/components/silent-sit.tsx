import { useState, type ReactNode } from 'react';
import { soundOutput } from '../bells.ts';
import type { SitPlan } from '../use-sitting.ts';
import { SitRunning } from './sit-running.tsx';
import { SitSetup } from './sit-setup.tsx';

type SilentSitProps = {
  /** What is set at first. */
  lengthMin: number;
  /** What a member finds at the end. */
  after: ReactNode;
  onLeave: () => void;
};

/** A silent sit from its setting to its end; who sits on begins another. */
export function SilentSit({ lengthMin, after, onLeave }: SilentSitProps) {
  const [plan, setPlan] = useState<SitPlan>({
    ...{ lengthMin, settleSec: 0, everyMin: undefined, voice: 'bowl-low', isScreenKept: true },
  });
  const [turn, setTurn] = useState(0);

  function begin(): void {
    // In the press that begins it, so that the browser lets the bells sound.
    soundOutput();
    setTurn(turn + 1);
  }
  function sitOn(): void {
    setPlan({ ...plan, lengthMin: 10, settleSec: 0 });
    begin();
  }
  if (turn === 0) return <SitSetup plan={plan} onChange={setPlan} onBegin={begin} />;
  return <SitRunning key={turn} plan={plan} after={after} onLeave={onLeave} onSitOn={sitOn} />;
}
