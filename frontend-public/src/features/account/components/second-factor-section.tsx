import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { showToast } from 'shell/toast';
import type { Account } from '../api/account.ts';
import { countRecoveryCodes, createRecoveryCodes, removeAuthenticator } from '../api/factors.ts';
import { formatDay } from '../../../ui/times.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const SETUP_PATH = '/account/second-factor';

interface SecondFactorSectionProps {
  account: Account;
  onChanged: () => void;
}

export function SecondFactorSection({ account, onChanged }: SecondFactorSectionProps) {
  if (account.apps.length === 0) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-plain">It is off. You sign in with your password only.</p>
        <Button to={SETUP_PATH}>Set it up</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <ul className="-mt-4">
        {account.apps.map((app) => (
          <li key={app.id} className="border-b border-rule py-4">
            <AppRow app={app} onRemoved={onChanged} />
          </li>
        ))}
      </ul>
      <RecoveryCodesLeft />
    </div>
  );
}

function AppRow({ app, onRemoved }: { app: Account['apps'][number]; onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRequest(async () => {
    await removeAuthenticator(app.id);
    setAsking(false);
    showToast({ title: 'Two-step sign-in is off.' });
    onRemoved();
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="text-plain font-strong">{app.name}</p>
        <p className="text-small text-muted">On since {formatDay(app.addedAt)}</p>
      </div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Turn off
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Turn off two-step sign-in?"
        description="You will sign in with your password only, and your recovery codes stop working."
      >
        <FormError message={remove.error?.message} />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <RequestButton
            request={remove}
            variant="primary"
            busyLabel="Turning off..."
            onClick={() => void remove.run()}
          >
            Turn off
          </RequestButton>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep it on
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function RecoveryCodesLeft() {
  const { user } = useSession();
  const asked = useQuery({
    queryKey: ['account', user?.id, 'recovery-codes'],
    queryFn: async () => (await countRecoveryCodes()) ?? null,
  });
  const { data: left, refetch } = asked;
  const [codes, setCodes] = useState<string[]>();
  const make = useRequest(async () => {
    setCodes(await createRecoveryCodes());
    await refetch();
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (hasQueryFailed(asked)) return <FetchFailedMessage what="your recovery codes" query={asked} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-plain">
        {left === null && <span>You have no recovery codes. They sign you in when you do not have your phone.</span>}
        {typeof left === 'number' && <span>{`${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left.`}</span>}
      </p>
      <RequestButton request={make} busyLabel="Making codes..." onClick={() => void make.run()}>
        {left === null ? 'Make recovery codes' : 'Make new recovery codes'}
      </RequestButton>
      <FormError message={make.error?.message} />
    </div>
  );
}
