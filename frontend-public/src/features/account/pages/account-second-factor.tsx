import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AuthenticatorSetupForm } from '../components/app-setup.tsx';
import { getSafeNextPath } from 'shell/session/next';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { MembersPageLayout } from '../../../frame/members-page.tsx';

export function AccountSecondFactorPage() {
  const { isStaff, user } = useSession();
  const [isOnAlready] = useState(user?.hasSecondFactor ?? false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = search.get('next');

  const target = next ? getSafeNextPath(next, location.origin) : '/account#second-factor';

  function goOn(): void {
    void client.invalidateQueries({ queryKey: ['account'] });
    void navigate(target, { replace: true });
  }

  if (isOnAlready) return <SecondFactorAlreadySetUp target={target} />;

  return (
    <MembersPageLayout
      title="Two-step sign-in"
      lead={
        isStaff && next
          ? 'The admin needs two-step sign-in. You set it up once, in two minutes.'
          : 'A code from your phone, in addition to your password. You set it up once, in two minutes.'
      }
    >
      <AuthenticatorSetupForm onDone={goOn} />
    </MembersPageLayout>
  );
}

function SecondFactorAlreadySetUp({ target }: { target: string }) {
  return (
    <MembersPageLayout
      title="Two-step sign-in"
      lead="It is on. You sign in with your password and a code from your phone."
    >
      <div>
        <Button variant="gold" size="large" to={target}>
          {target.startsWith('/account') ? 'Your account' : 'Continue'}
        </Button>
      </div>
    </MembersPageLayout>
  );
}
