import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from 'shell/session';
import { isTierAtLeast } from 'shell/tier';
import { useRequest } from 'shell/use-request';
import type { Module } from '../../content/api/content.ts';
import type { Lesson } from '../../lesson/api/lessons.ts';
import { lessonTopicsQuery, type TopicRow } from '../../forum/api/forum.ts';
import { replyCountText } from '../../forum/times.ts';
import { moduleNotesQuery } from '../../journal/api/entries.ts';
import { parseCues } from '../../../frame/media/transcript.ts';
import { Icon } from '../../../ui/icon.tsx';
import { formatCount, numberInWords } from '../../../ui/in-words.ts';
import { formatFileSize } from '../../../ui/size-in-words.ts';
import { RequestButton } from '../../../ui/request-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

export function RelatedModuleContent({ module, lessons }: { module: Module; lessons: readonly Lesson[] }) {
  const { user, tier } = useSession();
  const { data: notes = 0 } = useQuery({
    ...moduleNotesQuery(user?.id ?? '', module.slug),
    enabled: user !== undefined,
  });
  const { data: talks = [] } = useQuery({
    ...lessonTopicsQuery(lessons.map(({ id }) => id)),
    enabled: lessons.length > 0 && isTierAtLeast(tier, 'seeker'),
  });
  const spoken = lessons.filter(({ transcript }) => transcript);
  if (spoken.length === 0 && notes === 0 && talks.length === 0) return null;
  return (
    <section aria-labelledby="with-this-module" className="min-w-0 wide:mt-9">
      <h2 id="with-this-module" className="text-15! font-strong! leading-normal">
        With this module
      </h2>
      <ul className="mt-2">
        {spoken.length > 0 && (
          <TranscriptRow module={module} lessons={spoken} isWhole={spoken.length === lessons.length} />
        )}
        {talks.map((talk) => (
          <ThreadRow key={talk.id} talk={talk} />
        ))}
        {notes > 0 && (
          <li className="flex items-center justify-between gap-4 border-b border-rule py-2">
            <div>
              <p className="text-plain">Your notes here</p>
              <p className="text-15 text-muted">
                {formatCount(notes, 'entry', 'entries')}, only you can read {notes === 1 ? 'it' : 'them'}
              </p>
            </div>
            <Link
              to={`/members/journal?module=${module.slug}`}
              className="inline-flex min-h-11 items-center text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2"
            >
              Read<span className="sr-only"> your notes</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function ThreadRow({ talk: { slug, title, replies, newPosts } }: { talk: TopicRow }) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-2">
      <div className="min-w-0">
        <p className="text-plain wrap-anywhere">Discussion: {title}</p>
        <p className="text-15 text-muted">
          {replyCountText(replies)}
          {newPosts ? `, ${newPosts} new` : ''}
        </p>
      </div>
      <Link
        to={`/members/forum/${slug}`}
        className="inline-flex min-h-11 items-center text-plain text-link underline decoration-1 underline-offset-5 hover:decoration-2"
      >
        Read<span className="sr-only"> the discussion of {title}</span>
      </Link>
    </li>
  );
}

interface TranscriptRowProps {
  module: Module;
  lessons: readonly Lesson[];
  isWhole: boolean;
}

function TranscriptRow({ module, lessons, isWhole }: TranscriptRowProps) {
  const [size, setSize] = useState<number>();
  const saving = useRequest(async () => {
    const words = await Promise.all(lessons.map(transcriptText));
    const file = new Blob([[module.title, ...words].join('\n\n')], { type: 'text/plain;charset=utf-8' });
    setSize(file.size);
    saveFile(`${module.slug}.txt`, file);
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-2">
      <div>
        <p className="text-plain">Transcript, {lessonsInWords(lessons.length, isWhole)}</p>
        <p role="status" className="text-15 text-muted">
          {saving.error?.message ?? (size === undefined ? 'Text' : `Text, ${formatFileSize(size)}`)}
        </p>
      </div>
      <RequestButton request={saving} variant="quiet" onClick={() => void saving.run()}>
        <Icon name="download" />
        <span>
          Download<span className="sr-only"> the transcript</span>
        </span>
      </RequestButton>
    </li>
  );
}

async function transcriptText({ title, transcript, transcriptPlain }: Lesson): Promise<string> {
  const cues = await parseCues(transcript ?? '');
  return `${title}\n\n${cues ? cues.map(({ text }) => text).join('\n') : transcriptPlain}`;
}

function lessonsInWords(count: number, isWhole: boolean): string {
  if (count === 1) return '1 lesson';
  if (count === 2 && isWhole) return 'both lessons';
  return `${isWhole ? 'all ' : ''}${numberInWords(count)} lessons`;
}
