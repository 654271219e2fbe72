import { useState, type ReactNode } from 'react';
import { getAudioContext } from '../bells.ts';
import type { SitPlan } from '../use-sitting.ts';
import { RunningSitView } from './sit-running.tsx';
import { SitSetup } from './sit-setup.tsx';

type SilentSitProps = {
  lengthMin: number;
  after: ReactNode;
  onLeave: () => void;
};

export function SilentSit({ lengthMin, after, onLeave }: SilentSitProps) {
  const [plan, setPlan] = useState<SitPlan>({
    ...{ lengthMin, settleSec: 0, everyMin: undefined, voice: 'bowl-low', isScreenKept: true },
  });
  const [turn, setTurn] = useState(0);

  function begin(): void {
    getAudioContext();
    setTurn(turn + 1);
  }
  function sitOn(): void {
    setPlan({ ...plan, lengthMin: 10, settleSec: 0 });
    begin();
  }
  if (turn === 0) return <SitSetup plan={plan} onChange={setPlan} onBegin={begin} />;
  return <RunningSitView key={turn} plan={plan} after={after} onLeave={onLeave} onSitOn={sitOn} />;
}
