import { useEffect, useRef, useState } from 'react';
import { useSession } from 'shell/session';
import { discardExpiredSession } from 'shell/session/store';
import { Button } from '../../../ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** The page below is hidden but stays mounted, so its input is not lost. */
export function SessionEndedDialog({ institute }: { institute: string }) {
  const { mfaPending, expired } = useSession();
  const [email] = useState(expired?.email ?? '');
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <main ref={page} id="main" tabIndex={-1} className="column grid min-h-svh items-center py-24 outline-none">
      <title>{`Your session has ended · ${institute}`}</title>
      <div className="w-full max-w-120">
        <h1 className="title-44">Your session has ended</h1>
        <p className="mt-3 mb-8 text-plain text-muted">
          {mfaPending
            ? 'Enter a code to go back to where you were.'
            : 'Sign in again to go back to where you were. What you typed is still there.'}
        </p>
        {mfaPending ? <SecondFactorForm /> : <AuthForm mode="sign-in" institute={institute} email={email} />}
        <p className="mt-6">
          <Button variant="quiet" onClick={discardExpiredSession}>
            Leave this page
          </Button>
        </p>
      </div>
    </main>
  );
}
