import { Chapter, MembersPage } from './members-page.tsx';

export function ForumPage() {
  return (
    <MembersPage
      title="Community Forum"
      room="forum"
      lead="Three places to talk are planned here. They are not open yet."
    >
      <Chapter heading="General Discussion">
        <p className="pt-4 text-muted">Whatever this way of living raises.</p>
      </Chapter>
      <Chapter heading="Practice & Integration">
        <p className="pt-4 text-muted">What helps, what is hard, and how it meets the day.</p>
      </Chapter>
      <Chapter heading="Member Introductions">
        <p className="pt-4 text-muted">Who you are, and what brought you here.</p>
      </Chapter>
    </MembersPage>
  );
}
