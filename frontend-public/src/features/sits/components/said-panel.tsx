import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { indexAt, type Cue } from '../../../frame/media/transcript.ts';
import { scrollWithin, useFollowing } from '../../../frame/media/use-following.ts';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { saidQuery } from '../api/said.ts';
import type { Heard, Listening } from '../listening.ts';

type SaidPanelProps = { listening: Listening; heard: Heard };

export function SaidPanel({ listening, heard }: SaidPanelProps) {
  const asked = useQuery(saidQuery(listening.owner, listening.meditation.id));
  if (hasFailed(asked)) return <FetchFailed what="the transcript" query={asked} />;
  if (!asked.data) return <SkeletonLine height={120} />;
  return <Sentences cues={asked.data} listening={listening} heard={heard} />;
}

type SentencesProps = SaidPanelProps & { cues: readonly Cue[] };

function Sentences({ cues, listening, heard: { positionSec, status } }: SentencesProps) {
  const area = useRef<HTMLOListElement>(null);
  const spoken = indexAt(
    cues.map(({ from }) => from),
    positionSec,
  );
  const { isFollowing, setFollowing } = useFollowing(() => status === 'playing', area, spoken);
  // A paused meditation also opens at its sentence.
  useEffect(() => scrollWithin(area.current, '[aria-current]'), []);
  return (
    <>
      <Switch label="Follow" checked={isFollowing} onChange={setFollowing} />
      <ol ref={area} className="said mt-2">
        {cues.map(({ from, text }, index) => (
          <li key={from}>
            <button
              type="button"
              aria-current={index === spoken || undefined}
              className="text-reading"
              onClick={() => listening.seek(from)}
            >
              <span className="spoken">{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
