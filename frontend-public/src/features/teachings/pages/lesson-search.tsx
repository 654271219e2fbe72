import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lesson } from '../../lesson/api/lessons.ts';
import { parseCues, findOccurrences, type TranscriptCue } from '../../../frame/media/transcript.ts';
import { formatPlaybackTime, formatCount } from '../../../ui/in-words.ts';
import { lessonPath } from '../../lesson/paths.ts';

interface LessonMatch {
  lesson: Lesson;
  sentence: string | undefined;
  second: number | undefined;
}

export function LessonSearchResults({ word, lessons }: { word: string; lessons: readonly Lesson[] }) {
  const spoken = useTranscripts(lessons);
  const found = lessons.flatMap((lesson) => findMatch(word, lesson, spoken.get(lesson.id)));
  return (
    <section aria-labelledby="found" className="column pt-14">
      <h2 id="found" className="title-32" role="status">
        {found.length === 0 ? 'No lessons match.' : formatCount(found.length, 'place')}
      </h2>
      <ul className="mt-6 max-w-192">
        {found.map(({ lesson, sentence, second }) => (
          <li key={`${lesson.id} ${second}`} className="border-b border-rule py-4">
            <p className="flex flex-wrap items-baseline gap-x-4">
              {lesson.locked ? (
                <span className="title-26 text-muted">{lesson.title}</span>
              ) : (
                <Link
                  to={lessonPath(lesson, second)}
                  className="title-26 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {lesson.title}
                </Link>
              )}
              {second !== undefined && (
                <span className="text-15 text-muted tabular-nums">at {formatPlaybackTime(second)}</span>
              )}
            </p>
            {sentence && (
              <p className="mt-1 text-plain text-muted">
                <Highlighted word={word} text={sentence} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Highlighted({ word, text }: { word: string; text: string }) {
  const [at] = findOccurrences(word, text);
  if (at === undefined) return text;
  const end = at + word.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

function findMatch(word: string, lesson: Lesson, cues: readonly TranscriptCue[] | undefined): LessonMatch[] {
  const said = cues?.find(({ text }) => findOccurrences(word, text).length > 0);
  if (said) return [{ lesson, sentence: said.text, second: said.from }];
  const words = cues ? [lesson.summary] : [lesson.summary, lesson.transcriptPlain];
  const sentence = words
    .flatMap((text) => text?.split(/(?<=[.!?])\s+/) ?? [])
    .find((text) => findOccurrences(word, text).length > 0);
  if (sentence === undefined && findOccurrences(word, lesson.title).length === 0) return [];
  return [{ lesson, sentence: sentence ?? lesson.summary ?? undefined, second: undefined }];
}

function useTranscripts(lessons: readonly Lesson[]): ReadonlyMap<string, TranscriptCue[]> {
  const [spoken, setSpoken] = useState<ReadonlyMap<string, TranscriptCue[]>>(new Map());
  useEffect(() => {
    let isOver = false;
    void Promise.all(lessons.map(async ({ id, transcript }) => [id, await parseCues(transcript ?? '')] as const)).then(
      (read) => {
        const timed = read.flatMap(([id, cues]) => (cues ? [[id, cues] as const] : []));
        if (!isOver) setSpoken(new Map(timed));
      },
    );
    return () => {
      isOver = true;
    };
  }, [lessons]);
  return spoken;
}
