import { Chapter, MembersPage } from './members-page.tsx';

export function ForumPage() {
  return (
    <MembersPage title="Community Forum" room="forum" lead="Three categories are planned. They are not open yet.">
      <Chapter heading="General Discussion">
        <p className="pt-4 text-muted">Anything on your mind.</p>
      </Chapter>
      <Chapter heading="Practice & Integration">
        <p className="pt-4 text-muted">What helps you, and what is hard.</p>
      </Chapter>
      <Chapter heading="Member Introductions">
        <p className="pt-4 text-muted">Who you are, and what brought you here.</p>
      </Chapter>
    </MembersPage>
  );
}
