import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { findIndexAtSecond, type TranscriptCue } from '../../../frame/media/transcript.ts';
import { scrollWithin, useTranscriptScroll } from '../../../frame/media/use-transcript-scroll.ts';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { transcriptQuery } from '../api/transcript.ts';
import type { AudioPlayerState, AudioPlayer } from '../audio-player.ts';

type TranscriptPanelProps = { player: AudioPlayer; state: AudioPlayerState };

export function TranscriptPanel({ player, state }: TranscriptPanelProps) {
  const asked = useQuery(transcriptQuery(player.owner, player.meditation.id));
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="the transcript" query={asked} />;
  if (!asked.data) return <SkeletonLine height={120} />;
  return <Sentences cues={asked.data} player={player} state={state} />;
}

type SentencesProps = TranscriptPanelProps & { cues: readonly TranscriptCue[] };

function Sentences({ cues, player, state: { time, isPlaying } }: SentencesProps) {
  const area = useRef<HTMLOListElement>(null);
  const spoken = findIndexAtSecond(
    cues.map(({ from }) => from),
    time,
  );
  const { isFollowing, setFollowing } = useTranscriptScroll(() => isPlaying, area, spoken);
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
              onClick={() => player.seek(from)}
            >
              <span className="spoken">{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
