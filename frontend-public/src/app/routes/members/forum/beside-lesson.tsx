import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { lessonQuery } from '../../../../features/content/api/content.ts';
import { RiseMark } from '../../../../ui/art/rise-mark.tsx';
import { lessonPath } from '../teachings/paths.ts';

/** The lesson that a topic is the talk about. */
export function BesideLesson({ lessonId }: { lessonId: string }) {
  const { data: lesson } = useQuery(lessonQuery(lessonId));
  if (!lesson) return null;
  return (
    <div className="w-full border-t border-rule pt-5 max-wide:pt-3">
      <p className="text-[0.9375rem] font-[550]">The talk about a lesson</p>
      <p className="mt-1 flex items-center gap-3">
        <RiseMark share={0.5} width={30} />
        <Link
          to={lessonPath(lesson)}
          className="inline-flex min-h-11 min-w-0 items-center text-plain text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {lesson.title}
        </Link>
      </p>
    </div>
  );
}
