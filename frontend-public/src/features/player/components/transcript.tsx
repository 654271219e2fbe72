import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import type { FilmPlayer } from '../player.ts';
import {
  findIndexAtSecond,
  groupParagraphs,
  parseCues,
  type MediaChapter,
  type TranscriptCue,
} from '../../../frame/media/transcript.ts';
import { scrollWithin, useTranscriptScroll } from '../../../frame/media/use-transcript-scroll.ts';
import { usePlayerState } from '../../../frame/media/media-player.ts';
import { formatPlaybackTime } from '../../../ui/in-words.ts';
import { WrittenText } from './written-text.tsx';
import { findTranscriptMatches, TranscriptSentence, type TranscriptMatch } from './sentence.tsx';
import { TranscriptSearch } from './transcript-search.tsx';

interface TranscriptProps {
  player: FilmPlayer;
  transcript: string | null | undefined;
  html: string | null | undefined;
  hasCaptions: boolean;
  chapters: readonly MediaChapter[];
  textHeading?: string | undefined;
}

export function Transcript({ player, transcript, html, hasCaptions, chapters, textHeading }: TranscriptProps) {
  const cues = useCues(transcript);
  if (cues) return <TimedTranscript player={player} cues={cues} chapters={chapters} />;
  return hasCaptions ? null : <WrittenText heading={textHeading} html={html} item={player.item} />;
}

function TimedTranscript({
  player,
  cues,
  chapters,
}: Pick<TranscriptProps, 'player' | 'chapters'> & { cues: readonly TranscriptCue[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [chosenHit, setChosenHit] = useState(0);
  const starts = useMemo(() => cues.map(({ from }) => from), [cues]);
  const paragraphs = useMemo(() => groupParagraphs(cues, chapters), [cues, chapters]);
  const hits = useMemo(() => findTranscriptMatches(cues, word), [cues, word]);
  const spoken = usePlayerState(player, ({ time, isBegun }) => (isBegun ? findIndexAtSecond(starts, time) : -1));
  const { isFollowing, setFollowing } = useTranscriptScroll(() => player.state.isPlaying, place, spoken);

  function go(by: 1 | -1) {
    if (hits.length === 0) return;
    const next = (chosenHit + by + hits.length) % hits.length;
    setChosenHit(next);
    scrollWithin(place.current, 'mark', next);
  }

  return (
    <section aria-labelledby="transcript">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <h2 id="transcript" className="title-32 mr-auto">
          Transcript
        </h2>
        <TranscriptSearch
          word={word}
          count={hits.length}
          onWord={(typed) => {
            setWord(typed);
            setChosenHit(0);
          }}
          onGo={go}
        />
        <Switch label="Follow" checked={isFollowing} onChange={setFollowing} />
      </div>
      <div ref={place} className="transcript-area mt-6 grid max-w-176 gap-6" onKeyDown={moveAmongSentences}>
        {paragraphs.map((paragraph) => (
          <Paragraph
            key={paragraph[0]?.from}
            player={player}
            cues={paragraph}
            firstIndex={cues.indexOf(paragraph[0] as TranscriptCue)}
            spoken={spoken}
            hits={hits}
            chosenHit={hits[chosenHit]}
          />
        ))}
      </div>
    </section>
  );
}

interface ParagraphProps {
  player: FilmPlayer;
  cues: readonly TranscriptCue[];
  firstIndex: number;
  spoken: number;
  hits: readonly TranscriptMatch[];
  chosenHit: TranscriptMatch | undefined;
}

function Paragraph({ player, cues, firstIndex, spoken, hits, chosenHit }: ParagraphProps) {
  const from = cues[0]?.from ?? 0;
  const isSpoken = spoken >= firstIndex && spoken < firstIndex + cues.length;
  return (
    <div className="transcript-row">
      <button
        type="button"
        aria-label={`Play from ${formatPlaybackTime(from)}`}
        className={`transcript-time ${isSpoken ? 'font-semibold' : ''}`}
        onClick={() => player.seek(from)}
      >
        {formatPlaybackTime(from)}
      </button>
      <p className="text-reading">
        {cues.map((cue, at) => (
          <TranscriptSentence
            key={cue.from}
            cue={cue}
            isSpoken={firstIndex + at === spoken}
            isFirst={firstIndex + at === Math.max(0, spoken)}
            hits={hits.filter((hit) => hit.cue === cue)}
            chosenHit={chosenHit}
            onPress={() => player.seek(cue.from)}
          />
        ))}
      </p>
    </div>
  );
}

/** Only one sentence is in the tab order, because a transcript has many sentences. */
function moveAmongSentences(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const sentences = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=button]')];
  const at = sentences.findIndex((sentence) => sentence === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  sentences[at + by]?.focus();
}

function useCues(transcript: string | null | undefined): readonly TranscriptCue[] | undefined {
  const [said, setSaid] = useState<readonly TranscriptCue[]>();
  const words = transcript ?? '';
  useEffect(() => {
    let isOver = false;
    void parseCues(words).then((cues) => !isOver && setSaid(cues));
    return () => {
      isOver = true;
    };
  }, [words]);
  return said;
}
