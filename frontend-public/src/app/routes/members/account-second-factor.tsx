import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppSetup } from '../../../features/account/components/app-setup.tsx';
import { nextPath } from '../../../shell/session/next.ts';
import { useSession } from '../../../shell/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { brand } from '../../brand.ts';
import { MembersPage } from './members-page.tsx';

/** Setting up a second factor; staff who need one are led here, and back to where they came from. */
export function AccountSecondFactorPage() {
  const { isStaff, user } = useSession();
  const [isOnAlready] = useState(user?.hasSecondFactor ?? false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = search.get('next');

  const target = next ? nextPath(next, location.origin) : '/account#second-factor';

  function goOn(): void {
    void client.invalidateQueries({ queryKey: ['account'] });
    void navigate(target, { replace: true });
  }

  if (isOnAlready) return <OnAlready target={target} />;

  return (
    <MembersPage
      title="Second factor"
      lead={
        isStaff && next
          ? 'Work in the admin needs a second factor. It takes two minutes, once.'
          : 'A code from your phone besides your password. It takes two minutes, once.'
      }
    >
      <AppSetup issuer={brand.name} onDone={goOn} />
    </MembersPage>
  );
}

function OnAlready({ target }: { target: string }) {
  return (
    <MembersPage
      title="Second factor"
      lead="It is on: signing in asks for a code from your phone besides your password."
    >
      <div>
        <Button variant="gold" size="large" to={target}>
          {target.startsWith('/account') ? 'Your account' : 'Go on'}
        </Button>
      </div>
    </MembersPage>
  );
}
