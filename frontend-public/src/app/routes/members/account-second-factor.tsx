import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppSetup } from '../../../features/account/components/app-setup.tsx';
import { nextPath } from '../../../shell/session-next.ts';
import { useSession } from '../../../shell/session.tsx';
import { brand } from '../../brand.ts';
import { MembersPage } from './members-page.tsx';

/** Setting up a second factor; staff who need one are led here, and back to where they came from. */
export function AccountSecondFactorPage() {
  const { isStaff } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = search.get('next');

  function goOn(): void {
    void client.invalidateQueries({ queryKey: ['account'] });
    void navigate(next ? nextPath(next, location.origin) : '/account#second-factor', { replace: true });
  }

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
