import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPreviewPage } from 'shell/preview';
import { useSession } from 'shell/session';
import { useHasAccountNotice } from '../../features/account/api/personal-data.ts';
import { useIsPastDue } from '../../features/membership/api/membership.ts';
import { readRejectedEntries, rejectedEntries } from '../../frame/device-outbox/outbox.ts';
import type { NavigationBackdrop } from '../../frame/navigation/bar.tsx';
import { matchesPath } from '../path-match.ts';
import { findPublicPage } from '../public-routes.ts';
import { Footer } from './footer.tsx';
import { QueryCachePersister } from './persist-queries.tsx';
import { OfflinePreparation } from './prepare-offline.tsx';
import { MainContent, SiteNavigation } from './layouts.tsx';
import { MembersBottomBar, MembersBar } from './members-navigation.tsx';
import { RejectedWorkNotice } from './rejected-work-notice.tsx';
import { UnsentWorkSender } from './unsent-work-sender.tsx';
import { ConfirmEmailBanner } from '../../features/account/components/confirm-banner.tsx';
import { DeletionBanner } from '../../features/account/components/deletion-banner.tsx';
import { PastDueNotice } from '../../features/membership/components/past-due-notice.tsx';

const homePath = '/members/dashboard';

const backdrops: Readonly<Record<string, NavigationBackdrop>> = {
  [homePath]: 'sky',
  '/members/today': 'sky',
  '/members/visionary': 'night',
};

const replayPagePath = '/members/replays/:id';

const backdropFor = (pathname: string): NavigationBackdrop =>
  backdrops[pathname] ?? (matchesPath(replayPagePath, pathname) ? 'night' : 'page');

export function MembersLayout() {
  const { pathname } = useLocation();
  const { user } = useSession();
  // The dashboard needs no request, because its own response already shows an overdue payment.
  const isHome = pathname === homePath;
  const owes = useIsPastDue(!isHome);
  const hasRefusals = rejectedEntries.use().length > 0;
  const hasNotice = useHasAccountNotice() || owes || hasRefusals;
  useEffect(() => void readRejectedEntries(user?.id ?? ''), [user?.id]);
  const isPublicPage = findPublicPage(pathname) !== undefined;
  return (
    <>
      {isPublicPage ? (
        <SiteNavigation pathname={pathname} />
      ) : (
        <MembersBar backdrop={hasNotice ? 'page' : backdropFor(pathname)} />
      )}
      {hasNotice && <AccountNotices owes={owes} userId={user?.id} />}
      {user && !isPreviewPage && (
        <>
          <UnsentWorkSender userId={user.id} />
          <OfflinePreparation userId={user.id} />
          <QueryCachePersister userId={user.id} />
        </>
      )}
      <MainContent />
      <Footer withList={false} />
      {!isPublicPage && <MembersBottomBar />}
    </>
  );
}

function AccountNotices({ owes, userId }: { owes: boolean; userId: string | undefined }) {
  return (
    <div className="pt-17 tablet:pt-22">
      {owes && <PastDueNotice />}
      {userId && <RejectedWorkNotice />}
      <ConfirmEmailBanner />
      <DeletionBanner />
    </div>
  );
}
