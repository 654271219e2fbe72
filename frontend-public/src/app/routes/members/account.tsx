import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DeleteAccount } from '../../../features/account/components/delete-account.tsx';
import { EmailForm } from '../../../features/account/components/email-form.tsx';
import { ExportData } from '../../../features/account/components/export-data.tsx';
import { NamesForm } from '../../../features/account/components/names-form.tsx';
import { Part } from '../../../ui/part.tsx';
import { PasswordForm } from '../../../features/account/components/password-form.tsx';
import { SecondFactorPart } from '../../../features/account/components/second-factor-part.tsx';
import { SessionsList } from '../../../features/account/components/sessions-list.tsx';
import { accountQuery, type Account } from '../../../features/account/api/account.ts';
import { useSession } from '../../../shell/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { brand } from '../../brand.ts';
import { LampDrawing } from './account-drawing.tsx';

/** Everything about the account itself, one matter after the other. */
export function AccountPage() {
  const { user } = useSession();
  const { data: account, isError, refetch } = useQuery(accountQuery(user?.id));
  return (
    <>
      <title>{`Your account · ${brand.name}`}</title>
      <PageHead title="Your account" height={300} drawing={<LampDrawing />} />
      <div className="column grid grid-cols-1 gap-16 pt-14 pb-36 tablet:gap-20">
        {account && <Parts account={account} onChanged={() => void refetch()} />}
        {!account && isError && <Unreachable onRetry={() => void refetch()} />}
        {!account && !isError && <Waiting />}
      </div>
    </>
  );
}

function Parts({ account, onChanged }: { account: Account; onChanged: () => void }) {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <Part id="name" heading="Name" words="How we greet you, and how other members see you.">
        <NamesForm account={account} onChanged={onChanged} />
      </Part>
      <Part id="email" heading="Email" words="You sign in with it, and what concerns your account goes there.">
        <EmailForm account={account} onChanged={onChanged} />
      </Part>
      <Part id="password" heading="Password" words="Changing it signs out every other device.">
        <PasswordForm email={account.email} />
      </Part>
      <Part
        id="second-factor"
        heading="Second factor"
        words="A code from your phone besides the password. A stolen password is then not enough."
      >
        <SecondFactorPart account={account} onChanged={onChanged} />
      </Part>
      <Part id="sessions" heading="Signed in" words="Where your account is open now. End what you do not know.">
        <SessionsList />
      </Part>
      <Part id="membership" heading="Membership" words="Your plan, your invoices and your card.">
        <Button to="/account/membership">See your membership</Button>
      </Part>
      <Part id="data" heading="Your data" words="Everything we hold about you, in one file that you can read.">
        <ExportData />
      </Part>
      <Part id="leave" heading="Leaving" words="Your account and all that is in it go. You have 14 days to come back.">
        <DeleteAccount />
      </Part>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Fetching your account" className="grid gap-4">
      <SkeletonLine width={180} height={32} />
      <SkeletonLine width={420} height={48} />
      <SkeletonLine width={420} height={48} />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="We could not fetch your account."
      isFailure
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing is lost. It needs the network, and one more try.
    </EmptyState>
  );
}
