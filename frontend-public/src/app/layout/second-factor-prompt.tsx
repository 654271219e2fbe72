import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { accountQuery } from '../../features/account/api/account.ts';
import { SecondFactorForm } from '../../features/auth/components/second-factor-form.tsx';
import { resolveSecondFactor } from 'shell/session/second-factor';
import { createSecondFactorPath } from 'shell/session/next';
import { useSession } from 'shell/session';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function SecondFactorPrompt() {
  const { user } = useSession();
  const { data: account } = useQuery(accountQuery(user?.id));
  const hasApp = account !== undefined && account.apps.length > 0;
  return (
    <Dialog
      isOpen
      onClose={() => resolveSecondFactor(false)}
      title="This needs two-step sign-in"
      {...(hasApp ? {} : { description: 'Your account does not have it yet.' })}
    >
      {account && (hasApp ? <SecondFactorForm onShown={() => resolveSecondFactor(true)} /> : <SecondFactorNotSetUp />)}
    </Dialog>
  );
}

function SecondFactorNotSetUp() {
  const { pathname, search } = useLocation();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-plain">Set it up in a new tab. It takes two minutes, and what you typed here stays.</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="gold" href={createSecondFactorPath(pathname + search)}>
          Set it up
        </Button>
        <Button variant="quiet" onClick={() => resolveSecondFactor(true)}>
          I have set it up
        </Button>
      </div>
    </div>
  );
}
