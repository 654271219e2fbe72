import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from 'shell/session';
import { showToast } from 'shell/toast';
import { EmailCodeForm } from '../../features/auth/components/email-code-form.tsx';
import { NewPasswordForm } from '../../features/auth/components/new-password-form.tsx';
import { RecoverForm } from '../../features/auth/components/recover-form.tsx';
import { SecondFactorForm } from '../../features/auth/components/second-factor-form.tsx';
import { Button } from '../../ui/button.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { NEW_PASSWORD_STEP } from './auth-recover-path.ts';

export function AuthRecoverPage() {
  const [search] = useSearchParams();
  const { status, mfaPending } = useSession();
  const hasCome = search.get('step') === NEW_PASSWORD_STEP;
  if (hasCome && mfaPending) return <RecoverySecondFactor />;
  if (hasCome && status === 'member') return <ChoosePassword />;
  return <RequestRecoveryEmail />;
}

function RequestRecoveryEmail() {
  const { state } = useLocation() as { state: { email?: string } | null };
  const [email, setEmail] = useState<string>();
  const navigate = useNavigate();
  return (
    <AuthLayout title={email ? ['Check your', 'email'] : ['Reset your', 'password']} tab="Forgot your password?">
      <section aria-label="Your password" className="wide:col-span-5">
        <p className="mb-8 text-plain wrap-anywhere">
          {email ? (
            <>
              If there is an account for <strong className="font-semibold">{email}</strong>, we sent an email to it.
              Open the link in it, or type its code here.
            </>
          ) : (
            'Enter your email. We send you a link and a code to choose a new password.'
          )}
        </p>
        {email ? (
          <EmailCodeForm
            kind="recovery"
            email={email}
            submit="Continue"
            onShown={() => void navigate(`?step=${NEW_PASSWORD_STEP}`, { replace: true })}
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
    </AuthLayout>
  );
}

function RecoverySecondFactor() {
  return (
    <AuthLayout title={['Two-step', 'sign-in']} tab="Choose a new password">
      <section aria-label="Two-step sign-in" className="wide:col-span-5">
        <p className="mb-8 text-plain">Your account has two-step sign-in. Enter a code to choose a new password.</p>
        <SecondFactorForm />
      </section>
    </AuthLayout>
  );
}

function ChoosePassword() {
  const navigate = useNavigate();
  const goOn = (): void => {
    showToast({ title: 'Your password is changed.', description: 'Your other devices are signed out.' });
    void navigate('/members/dashboard', { replace: true });
  };
  return (
    <AuthLayout title="Almost in" tab="Choose a new password">
      <section aria-label="Your password" className="wide:col-span-5">
        <NewPasswordForm onSaved={goOn} />
      </section>
    </AuthLayout>
  );
}
