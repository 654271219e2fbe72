import { useLocation } from 'react-router-dom';
import { useHasNotice } from '../../features/account/api/notices.ts';
import { AccountNotices } from './account-notices.tsx';
import { Bar, Main } from './layouts.tsx';

/** The members area: the same bar, no footer. What the account asks of its owner stands under the bar. */
export function MembersLayout() {
  const { pathname } = useLocation();
  const hasNotice = useHasNotice();
  return (
    <>
      <Bar backdrop={pathname === '/members/dashboard' && !hasNotice ? 'sky' : 'page'} />
      {hasNotice && <AccountNotices />}
      <Main />
    </>
  );
}
