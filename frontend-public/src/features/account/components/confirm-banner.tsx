import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resendAuthEmail, refreshSession } from 'shell/session/actions';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { showToast } from 'shell/toast';
import { accountQuery } from '../api/account.ts';
import { Notice } from '../../../ui/notice.tsx';

export function ConfirmEmailBanner() {
  const { user } = useSession();
  if (!user || user.isConfirmed) return null;
  return <UnconfirmedBanner userId={user.id} email={user.email} />;
}

function UnconfirmedBanner({ userId, email }: { userId: string; email: string }) {
  const [isSent, setSent] = useState(false);
  const client = useQueryClient();
  useQuery({
    ...accountQuery(userId),
    queryKey: ['account', userId, 'confirmed'],
    // The user may have confirmed the email address on another device.
    queryFn: async () => {
      const account = await client.fetchQuery({ ...accountQuery(userId), staleTime: 0 });
      if (account.isConfirmed) await refreshSession();
      return account;
    },
    refetchOnWindowFocus: 'always',
  });
  const again = useRequest(async () => {
    await resendAuthEmail(email, 'signup');
    setSent(true);
    showToast({ title: 'Sent again', description: `Only the newest email to ${email} works.` });
  });

  return (
    <Notice
      label="Confirm your email"
      words={
        <>
          <span>Please confirm your email: we sent a link to </span>
          <span className="font-strong">{email}</span>
          <span>.</span>
          {again.error && (
            <span role="alert" className="block text-danger">
              {again.error.message}
            </span>
          )}
        </>
      }
    >
      <Button variant="quiet" to="/auth/confirm?type=signup">
        Enter the code
      </Button>
      {!isSent && (
        <RequestButton request={again} variant="quiet" busyLabel="Sending..." onClick={() => void again.run()}>
          Send it again
        </RequestButton>
      )}
    </Notice>
  );
}
