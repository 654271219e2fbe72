import type { KeyboardEvent } from 'react';
import { findOccurrences, type Cue } from '../../../frame/media/transcript.ts';

export interface Hit {
  cue: Cue;
  at: number;
  length: number;
}

export const findHits = (cues: readonly Cue[], word: string): Hit[] =>
  cues.flatMap((cue) => findOccurrences(word, cue.text).map((at) => ({ cue, at, length: word.trim().length })));

interface SentenceProps {
  cue: Cue;
  isSpoken: boolean;
  isFirst: boolean;
  hits: readonly Hit[];
  chosenHit: Hit | undefined;
  onPress: () => void;
}

/** A clickable sentence of the transcript. It wraps inside its paragraph, which a button element cannot do. */
export function Sentence({ cue, isSpoken, isFirst, hits, chosenHit, onPress }: SentenceProps) {
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
        {splitAtHits(cue.text, hits).map(({ text, hit }) =>
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

function splitAtHits(text: string, hits: readonly Hit[]): { text: string; hit?: Hit }[] {
  const parts: { text: string; hit?: Hit }[] = [];
  let at = 0;
  for (const hit of hits) {
    parts.push({ text: text.slice(at, hit.at) }, { text: text.slice(hit.at, hit.at + hit.length), hit });
    at = hit.at + hit.length;
  }
  return [...parts, { text: text.slice(at) }];
}
