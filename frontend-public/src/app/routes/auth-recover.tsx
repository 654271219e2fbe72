import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MailCodeForm } from '../../features/auth/components/mail-code-form.tsx';
import { NewPasswordForm } from '../../features/auth/components/new-password-form.tsx';
import { RecoverForm } from '../../features/auth/components/recover-form.tsx';
import { SecondFactorForm } from '../../features/auth/components/second-factor-form.tsx';
import { useSession } from '../../shell/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Door } from '../layout/door.tsx';
import { SESSION_FOR_PASSWORD } from './auth-recover-path.ts';

/**
 * A forgotten password: asking for the mail, its code, the second factor where there is one, the new password.
 * Whoever has come in by mail stands at the last step, also after a reload.
 */
export function AuthRecoverPage() {
  const [search] = useSearchParams();
  const { status, halfway } = useSession();
  const hasCome = search.get('step') === SESSION_FOR_PASSWORD;
  if (hasCome && halfway) return <SecondStep />;
  if (hasCome && status === 'member') return <ChoosePassword />;
  return <AskForMail />;
}

function AskForMail() {
  const { state } = useLocation() as { state: { email?: string } | null };
  const [email, setEmail] = useState<string>();
  const navigate = useNavigate();
  return (
    <Door title={email ? ['Check your', 'mail'] : ['Come', 'back in']} tab="Forgot your password?">
      <section aria-label="Your password" className="wide:col-span-5">
        <p className="mb-8 text-plain wrap-anywhere">
          {email ? (
            <>
              If there is an account for <strong className="font-[600]">{email}</strong>, a mail is on its way. Follow
              its link, or type its code here.
            </>
          ) : (
            'Tell us your address. We send you a link and a code that let you choose a new password.'
          )}
        </p>
        {email ? (
          <MailCodeForm
            kind="recovery"
            email={email}
            submit="Continue"
            onShown={() => void navigate(`?step=${SESSION_FOR_PASSWORD}`, { replace: true })}
          />
        ) : (
          <RecoverForm email={state?.email ?? ''} onSent={setEmail} />
        )}
        <p className="mt-4">
          <Button variant="quiet" to="/auth">
            Back to sign in
          </Button>
        </p>
      </section>
    </Door>
  );
}

function SecondStep() {
  return (
    <Door title={['One thing', 'more']} tab="A new password">
      <section aria-label="Second factor" className="wide:col-span-5">
        <p className="mb-8 text-plain">Your account has a second factor, and a new password needs it too.</p>
        <SecondFactorForm />
      </section>
    </Door>
  );
}

function ChoosePassword() {
  const navigate = useNavigate();
  const goOn = (): void => {
    toast({ title: 'Your password is changed.', description: 'Every other device was signed out.' });
    void navigate('/members/dashboard', { replace: true });
  };
  return (
    <Door title="Almost in" tab="A new password">
      <section aria-label="Your password" className="wide:col-span-5">
        <NewPasswordForm onSaved={goOn} />
      </section>
    </Door>
  );
}
