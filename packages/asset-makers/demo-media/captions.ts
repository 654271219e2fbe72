import type { Film, GuidedMeditation } from './works.ts';

export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const quiet = 4;
const readingPace = { least: 3, lettersPerSecond: 13 };

export function createFilmCaptions({ seconds, chapters }: Film): { cues: Cue[]; chapterStarts: number[] } {
  const weightOf = (text: string) => text.length + 40;
  const whole = chapters.flatMap(({ sentences }) => sentences).reduce((sum, text) => sum + weightOf(text), 0);
  const cues: Cue[] = [];
  const chapterStarts: number[] = [];
  let at = quiet;
  for (const { sentences } of chapters) {
    chapterStarts.push(cues.length === 0 ? 0 : Math.floor(at));
    for (const text of sentences) {
      const room = (weightOf(text) / whole) * (seconds - 2 * quiet);
      const shown = Math.min(room - 0.4, timeToRead(text));
      cues.push({ from: at, to: at + shown, text });
      at += room;
    }
  }
  return { cues, chapterStarts };
}

export function createMeditationCaptions({ seconds, chapters }: GuidedMeditation): Cue[] {
  return chapters.flatMap(({ startSec, sentences }, index) => {
    const end = chapters[index + 1]?.startSec ?? seconds - quiet;
    const room = (end - startSec - 2 * quiet) / sentences.length;
    return sentences.map((text, at) => {
      const from = startSec + 2 * quiet + at * room;
      return { from, to: from + Math.min(room - 0.4, timeToRead(text)), text };
    });
  });
}

const timeToRead = (text: string): number => readingPace.least + text.length / readingPace.lettersPerSecond;

export const toWebVtt = (cues: readonly Cue[], settings = ''): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}${settings}\n${text}\n`).join('\n')}`;

function clock(at: number): string {
  const [whole = 0, thousandths = 0] = [Math.floor(at), Math.round((at % 1) * 1000) % 1000];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(thousandths).padStart(3, '0')}`;
}
