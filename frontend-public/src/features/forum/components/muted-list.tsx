import { useQueryClient } from '@tanstack/react-query';
import { getFailureMessage } from 'shell/failure-message';
import { showToast } from 'shell/toast';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { Button } from '../../../ui/button.tsx';
import { setMemberMuted, type ForumMember } from '../api/people.ts';

export function MutedMemberList({ muted }: { muted: readonly ForumMember[] }) {
  const client = useQueryClient();
  async function show(id: string): Promise<void> {
    try {
      await setMemberMuted(id, false);
      await client.invalidateQueries({ queryKey: ['forum'] });
    } catch (error) {
      showToast({ title: 'That did not work.', description: getFailureMessage(error), tone: 'destructive' });
    }
  }
  return (
    <section aria-labelledby="hidden-words">
      <h3 id="hidden-words" className="text-15! font-strong! leading-normal">
        Muted members
      </h3>
      {muted.length === 0 && <p className="mt-2 text-plain text-muted">None.</p>}
      <ul>
        {muted.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-rule py-2">
            <MemberRing id={id} size={32} />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Button variant="quiet" onClick={() => void show(id)}>
              <span>
                Unmute<span className="sr-only"> {name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
