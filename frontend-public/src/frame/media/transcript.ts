export interface TranscriptCue {
  from: number;
  to: number;
  text: string;
}

export interface MediaChapter {
  startSec: number;
  title: string;
}

export async function parseCues(transcript: string): Promise<TranscriptCue[] | undefined> {
  if (!isTimedTranscript(transcript)) return undefined;
  const { parseText } = await import('media-captions');
  const { cues } = await parseText(transcript, { type: 'vtt' });
  return cues.map(({ startTime, endTime, text }) => ({ from: startTime, to: endTime, text: toPlainText(text) }));
}

export async function fetchTranscriptCues(url: string, signal: AbortSignal): Promise<TranscriptCue[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The transcript failed with status ${response.status}`);
  return (await parseCues(await response.text())) ?? [];
}

export const isTimedTranscript = (transcript: string): boolean => transcript.startsWith('WEBVTT');

function toPlainText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Number of characters after which the next sentence starts a new paragraph. */
const PARAGRAPH_LENGTH = 180;
const LONG_PAUSE_SEC = 4;

export function groupParagraphs(cues: readonly TranscriptCue[], chapters: readonly MediaChapter[]): TranscriptCue[][] {
  const paragraphs: TranscriptCue[][] = [];
  let length = 0;
  cues.forEach((cue, index) => {
    const before = cues[index - 1];
    const opensChapter = chapters.some(({ startSec }) => before && before.from < startSec && cue.from >= startSec);
    const isFull = length >= PARAGRAPH_LENGTH;
    if (!before || opensChapter || isFull || cue.from - before.to >= LONG_PAUSE_SEC) {
      paragraphs.push([]);
      length = 0;
    }
    paragraphs.at(-1)?.push(cue);
    length += cue.text.length;
  });
  return paragraphs;
}

export function findIndexAtSecond(starts: readonly number[], second: number): number {
  return starts.findLastIndex((start) => start <= second + 0.05);
}

export function findOccurrences(word: string, text: string): number[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [];
  const places: number[] = [];
  const searched = text.toLowerCase();
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}
