import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function ForumLocked() {
  return (
    <EmptyState title="The forum opens with Seeker." action={<Button to="/membership">Upgrade to unlock</Button>}>
      Members talk with each other there.
    </EmptyState>
  );
}
