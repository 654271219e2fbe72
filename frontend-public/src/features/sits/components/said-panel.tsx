import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { indexAt } from '../../../frame/media/transcript.ts';
import { useFollowing } from '../../../frame/media/use-following.ts';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { saidQuery } from '../api/said.ts';
import type { Heard, Listening } from '../listening.ts';

type SaidPanelProps = { listening: Listening; heard: Heard };

/** The sentences of a meditation: the spoken one is marked, and each can be pressed to hear it. */
export function SaidPanel({ listening, heard: { positionSec, status } }: SaidPanelProps) {
  const area = useRef<HTMLOListElement>(null);
  const asked = useQuery(saidQuery(listening.meditation.id));
  const cues = asked.data ?? [];
  const spoken = indexAt(
    cues.map(({ from }) => from),
    positionSec,
  );
  useFollowing(() => status === 'playing', area, spoken);
  if (hasFailed(asked)) return <FetchFailed what="the transcript" query={asked} />;
  if (!asked.data) return <SkeletonLine height={120} />;
  return (
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
  );
}
