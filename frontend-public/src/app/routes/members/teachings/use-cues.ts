import { useEffect, useState } from 'react';
import { cuesOf, type Cue } from '../../../../features/player/transcript.ts';

/** The sentences of a transcript with their times, once they are read. */
export function useCues(transcript: string | null | undefined): readonly Cue[] | undefined {
  const [said, setSaid] = useState<readonly Cue[]>();
  const words = transcript ?? '';
  useEffect(() => {
    let isOver = false;
    void cuesOf(words).then((cues) => !isOver && setSaid(cues));
    return () => {
      isOver = true;
    };
  }, [words]);
  return said;
}
