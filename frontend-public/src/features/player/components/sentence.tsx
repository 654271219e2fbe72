import type { KeyboardEvent } from 'react';
import { findOccurrences, type TranscriptCue } from '../../../frame/media/transcript.ts';

export interface TranscriptMatch {
  cue: TranscriptCue;
  at: number;
  length: number;
}

export const findTranscriptMatches = (cues: readonly TranscriptCue[], word: string): TranscriptMatch[] =>
  cues.flatMap((cue) => findOccurrences(word, cue.text).map((at) => ({ cue, at, length: word.trim().length })));

interface SentenceProps {
  cue: TranscriptCue;
  isSpoken: boolean;
  isFirst: boolean;
  hits: readonly TranscriptMatch[];
  chosenHit: TranscriptMatch | undefined;
  onPress: () => void;
}

/** Not a button element, because a button cannot wrap inside a paragraph. */
export function TranscriptSentence({ cue, isSpoken, isFirst, hits, chosenHit, onPress }: SentenceProps) {
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  }
  return (
    <>
      <span
        role="button"
        tabIndex={isFirst ? 0 : -1}
        aria-current={isSpoken || undefined}
        className="spoken cursor-pointer hover:underline decoration-1 underline-offset-4"
        onClick={onPress}
        onKeyDown={press}
      >
        {splitAtTranscriptMatches(cue.text, hits).map(({ text, hit }) =>
          hit ? (
            <mark key={hit.at} className={hit === chosenHit ? 'outline-2 outline-ink' : ''}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>{' '}
    </>
  );
}

function splitAtTranscriptMatches(
  text: string,
  hits: readonly TranscriptMatch[],
): { text: string; hit?: TranscriptMatch }[] {
  const parts: { text: string; hit?: TranscriptMatch }[] = [];
  let at = 0;
  for (const hit of hits) {
    parts.push({ text: text.slice(at, hit.at) }, { text: text.slice(hit.at, hit.at + hit.length), hit });
    at = hit.at + hit.length;
  }
  return [...parts, { text: text.slice(at) }];
}
