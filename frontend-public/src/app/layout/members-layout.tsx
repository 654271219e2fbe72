import { useLocation } from 'react-router-dom';
import { useHasNotice } from '../../features/account/api/notices.ts';
import { useOwes } from '../../features/membership/api/membership.ts';
import { AccountNotices } from './account-notices.tsx';
import { Bar, Main } from './layouts.tsx';

/** The members area: the same bar, no footer. What the account asks of its owner stands under the bar. */
export function MembersLayout() {
  const { pathname } = useLocation();
  const owes = useOwes();
  const hasNotice = useHasNotice() || owes;
  return (
    <>
      <Bar backdrop={pathname === '/members/dashboard' && !hasNotice ? 'sky' : 'page'} />
      {hasNotice && <AccountNotices />}
      <Main />
    </>
  );
}
