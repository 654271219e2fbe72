import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from 'shell/session';
import { isTierAtLeast } from 'shell/tier';
import { DeleteAccount } from '../components/delete-account.tsx';
import { EmailForm } from '../components/email-form.tsx';
import { ExportData } from '../components/export-data.tsx';
import { NamesForm } from '../components/names-form.tsx';
import { AccountSection } from '../../../ui/account-section.tsx';
import { PasswordForm } from '../components/password-form.tsx';
import { SecondFactorSection } from '../components/second-factor-section.tsx';
import { SessionsList } from '../components/sessions-list.tsx';
import { accountQuery, type Account } from '../api/account.ts';
import { ForumProfileSection } from '../../forum/components/profile-form.tsx';
import { LoadState } from '../../../frame/load-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { brand } from '../../../frame/brand.ts';

const bars = [
  { width: 180, height: 32 },
  { width: 420, height: 48 },
  { width: 420, height: 48 },
];

export function AccountPage() {
  const { user } = useSession();
  const asked = useQuery(accountQuery(user?.id));
  const { data: account, refetch } = asked;
  return (
    <>
      <title>{`Your account · ${brand.name}`}</title>
      <PageHeader title="Your account" height={300} drawing={<LampDrawing />} />
      <div className="column grid grid-cols-1 gap-16 pt-14 pb-36 tablet:gap-20">
        {account && <Parts account={account} onChanged={() => void refetch()} />}
        <LoadState what="your account" query={asked} lines={bars} />
      </div>
    </>
  );
}

function Parts({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { tier } = useSession();
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <AccountSection id="name" heading="Name" words="How we greet you, and how other members see you.">
        <NamesForm account={account} onChanged={onChanged} />
      </AccountSection>
      {isTierAtLeast(tier, 'seeker') && (
        <AccountSection
          id="forum"
          heading="In the forum"
          words="What members see of you there, and who you have muted."
        >
          <ForumProfileSection userId={account.id} />
        </AccountSection>
      )}
      <AccountSection id="email" heading="Email" words="You sign in with it, and account emails go to it.">
        <EmailForm account={account} onChanged={onChanged} />
      </AccountSection>
      <AccountSection id="password" heading="Password" words="A new password signs out your other devices.">
        <PasswordForm email={account.email} />
      </AccountSection>
      <AccountSection
        id="second-factor"
        heading="Two-step sign-in"
        words="A code from your phone, in addition to your password."
      >
        <SecondFactorSection account={account} onChanged={onChanged} />
      </AccountSection>
      <AccountSection
        id="sessions"
        heading="Your devices"
        words="Where you are signed in. Sign out any device you do not know."
      >
        <SessionsList />
      </AccountSection>
      <AccountSection id="membership" heading="Membership" words="Your plan, your invoices and your card.">
        <Button to="/account/membership">See your membership</Button>
      </AccountSection>
      <AccountSection
        id="notifications"
        heading="Notifications"
        words="In the app, by email, in a digest, or not at all."
      >
        <Button to="/account/notifications">Notification settings</Button>
      </AccountSection>
      <AccountSection id="data" heading="Your data" words="Everything we store about you, in one file.">
        <ExportData />
      </AccountSection>
      <AccountSection
        id="leave"
        heading="Delete account"
        words="Your account and everything in it is deleted. You have 14 days to change your mind."
      >
        <DeleteAccount />
      </AccountSection>
    </>
  );
}

function LampDrawing() {
  return (
    <svg viewBox="0 0 260 130" width="260" focusable="false">
      {[130, 96].map((r) => (
        <path
          key={r}
          d={`M${131 - r} 130a${r - 1} ${r - 1} 0 0 1 ${2 * (r - 1)} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      ))}
      <path d="M68 130a62 62 0 0 1 124 0z" fill="#F2B640" />
    </svg>
  );
}
