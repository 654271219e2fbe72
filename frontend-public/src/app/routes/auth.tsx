import { useQuery } from '@tanstack/react-query';
import { useContext, useRef, useState, type MouseEvent } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useAccountRules } from 'shell/session/account-rules';
import { getSafeNextPath } from 'shell/session/next';
import { useSession } from 'shell/session';
import { useIsHydrated } from 'shell/use-is-hydrated';
import { showToast } from 'shell/toast';
import { AuthForm } from '../../features/auth/components/auth-form.tsx';
import { EmailCodeForm } from '../../features/auth/components/email-code-form.tsx';
import { AuthModeLink } from '../../features/auth/components/auth-mode-link.tsx';
import { SecondFactorForm } from '../../features/auth/components/second-factor-form.tsx';
import type { AuthMode } from '../../features/auth/rules.ts';
import { startCheckout } from '../../features/membership/api/checkout.ts';
import { plansQuery } from '../../features/membership/api/plans.ts';
import {
  findChosenPlan,
  parsePlanChoiceFromReturnPath,
  createPlanChoicePath,
} from '../../features/membership/choice.ts';
import { ChosenPlanSummary } from '../../features/membership/components/chosen-plan.tsx';
import { Button } from '../../ui/button.tsx';
import { brand } from '../../frame/brand.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { SiteUrlContext } from '../site-url.ts';

export function AuthPage() {
  const [search] = useSearchParams();
  const { status, mfaPending } = useSession();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { next } = useChosenPlan();
  if (status === 'member') return <Navigate to={getSafeNextPath(search.get('next'), location.origin)} replace />;
  if (mfaPending) return <SignInSecondFactor />;
  if (unconfirmed)
    return <EmailConfirmationRequired email={unconfirmed} next={next} onBack={() => setUnconfirmed(undefined)} />;
  return (
    <Credentials mode={search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'} onConfirmFirst={setUnconfirmed} />
  );
}

function useChosenPlan() {
  const [search] = useSearchParams();
  // `next` is read after hydration, because the prerendered page is the same for each value.
  const asked = useIsHydrated() ? search.get('next') : null;
  const choice = parsePlanChoiceFromReturnPath(asked);
  const { data: plans } = useQuery({ ...plansQuery(), enabled: choice !== undefined });
  return { next: choice && createPlanChoicePath(choice), chosen: findChosenPlan(plans, choice) };
}

function Credentials({ mode, onConfirmFirst }: { mode: AuthMode; onConfirmFirst: (email: string) => void }) {
  const section = useRef<HTMLElement>(null);
  const site = useContext(SiteUrlContext);
  const navigate = useNavigate();
  const { next, chosen } = useChosenPlan();
  const isChosen = next !== undefined;
  const { isOpen } = useAccountRules();
  const recover = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    const email = section.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value.trim();
    void navigate('/auth/recover', { state: { email } });
  };
  return (
    <AuthLayout title="Come in" tab={mode === 'sign-up' ? 'Create an account' : 'Sign in'}>
      <link rel="canonical" href={`${site}/auth`} />
      {chosen && <ChosenPlanSummary {...chosen} />}
      <section ref={section} aria-label="Your account" className="visitor-only wide:col-span-5 wide:row-start-1">
        <AuthModeLink mode={mode} />
        <div className="mt-6">
          <AuthForm
            key={mode}
            mode={mode}
            institute={brand.name}
            next={next}
            onPress={chosen && ((isIn) => void startCheckout(chosen.priceId, isIn))}
            onConfirmFirst={onConfirmFirst}
          />
        </div>
        {mode === 'sign-up' ? (
          isOpen && <Terms />
        ) : (
          <p className="mt-4">
            <Button variant="quiet" to="/auth/recover" onClick={recover} data-waits>
              Forgot your password?
            </Button>
          </p>
        )}
      </section>
      {mode === 'sign-up' && !isChosen && <AccountBenefits />}
    </AuthLayout>
  );
}

function SignInSecondFactor() {
  const { signOut } = useSession();
  return (
    <AuthLayout title={['Two-step', 'sign-in']} tab="Sign in">
      <section aria-label="Two-step sign-in" className="wide:col-span-5">
        <p className="mb-8 text-plain">Your account has two-step sign-in.</p>
        <SecondFactorForm
          onShown={() => showToast({ title: 'Welcome back!', description: 'Successfully signed in.', tone: 'success' })}
        />
        <p className="mt-4">
          <Button variant="quiet" onClick={() => void signOut()}>
            Use another account
          </Button>
        </p>
      </section>
    </AuthLayout>
  );
}

interface ConfirmFirstProps {
  email: string;
  next: string | undefined;
  onBack: () => void;
}

function EmailConfirmationRequired({ email, next, onBack }: ConfirmFirstProps) {
  return (
    <AuthLayout title={['Check your', 'email']} tab="Confirm your email">
      <section aria-label="Confirm your email" className="wide:col-span-5">
        <p className="mb-8 text-plain wrap-anywhere">
          We sent an email to <strong className="font-semibold">{email}</strong>. Open the link in it, or type its code
          here.
        </p>
        <EmailCodeForm kind="signup" email={email} submit="Confirm email" next={next} onShown={() => undefined} />
        <p className="mt-4">
          <Button variant="quiet" onClick={onBack}>
            Back to sign in
          </Button>
        </p>
      </section>
    </AuthLayout>
  );
}

function Terms() {
  const look = 'text-link underline decoration-1 underline-offset-4';
  return (
    <p className="mt-5 text-small text-muted">
      By signing up you accept the{' '}
      <Link to="/terms" className={look}>
        terms
      </Link>{' '}
      and the{' '}
      <Link to="/privacy" className={look}>
        privacy note
      </Link>
      .
    </p>
  );
}

function AccountBenefits() {
  return (
    <section aria-labelledby="gives" className="text-17 wide:col-span-5 wide:col-start-8">
      <h2 id="gives" className="border-b border-rule pb-4 font-sans leading-normal font-normal text-muted">
        An account is free, and gives you
      </h2>
      <ul>
        {[
          'everything in the library that is open to everyone',
          'the programs and circles in one view',
          'your progress saved, on any device',
        ].map((gift) => (
          <li key={gift} className="border-b border-rule py-3.5">
            {gift}
          </li>
        ))}
      </ul>
    </section>
  );
}
