import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { reaches } from 'shell/tier';
import { talksQuery } from '../../../../features/forum/api/forum.ts';
import { inReplies } from '../../../../features/forum/times.ts';
import { Button } from '../../../../ui/button.tsx';

/** The way to what members say of a lesson, where anybody has. */
export function TalkWay({ lessonId, isQuiet }: { lessonId: string; isQuiet: boolean }) {
  const { tier } = useSession();
  const { data: [talk] = [] } = useQuery({ ...talksQuery([lessonId]), enabled: reaches(tier, 'seeker') });
  if (!talk) return null;
  return (
    <p className="mt-3">
      <Button variant={isQuiet ? 'quiet' : 'secondary'} wide={!isQuiet} to={`/members/forum/${talk.slug}`}>
        Talk about it, {inReplies(talk.replies)}
      </Button>
    </p>
  );
}
