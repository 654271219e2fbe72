import { ConfirmBanner } from '../../features/account/components/confirm-banner.tsx';
import { DeletionBanner } from '../../features/account/components/deletion-banner.tsx';
import { PastDueNotice } from '../../features/membership/components/past-due-notice.tsx';

/** What the account asks of its owner, under the bar of the members area. */
export function AccountNotices({ owes }: { owes: boolean }) {
  return (
    <div className="pt-[68px] tablet:pt-[88px]">
      {owes && <PastDueNotice />}
      <ConfirmBanner />
      <DeletionBanner />
    </div>
  );
}
