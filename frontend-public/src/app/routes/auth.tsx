import { useContext, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthForm } from '../../features/auth/components/auth-form.tsx';
import { MailCodeForm } from '../../features/auth/components/mail-code-form.tsx';
import { ModeToggle } from '../../features/auth/components/mode-toggle.tsx';
import { SecondFactorForm } from '../../features/auth/components/second-factor-form.tsx';
import type { AuthMode } from '../../features/auth/rules.ts';
import { nextPath } from '../../shell/session/next.ts';
import { useSession } from '../../shell/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { brand } from '../brand.ts';
import { Door } from '../layout/door.tsx';
import { SiteAddress } from '../site-address.ts';

export function AuthPage() {
  const [search] = useSearchParams();
  const { status, halfway } = useSession();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  if (status === 'member') return <Navigate to={nextPath(search.get('next'), location.origin)} replace />;
  if (halfway) return <SecondStep />;
  if (unconfirmed) return <ConfirmFirst email={unconfirmed} onBack={() => setUnconfirmed(undefined)} />;
  return <ComeIn mode={search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in'} onConfirmFirst={setUnconfirmed} />;
}

function ComeIn({ mode, onConfirmFirst }: { mode: AuthMode; onConfirmFirst: (email: string) => void }) {
  const section = useRef<HTMLElement>(null);
  const site = useContext(SiteAddress);
  const navigate = useNavigate();
  const recover = () => {
    const email = section.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value.trim();
    void navigate('/auth/recover', { state: { email } });
  };
  return (
    <Door title="Come in" tab={mode === 'sign-up' ? 'Create an account' : 'Sign in'}>
      <link rel="canonical" href={`${site}/auth`} />
      <section ref={section} aria-label="Your account" className="visitor-only wide:col-span-5">
        <ModeToggle mode={mode} />
        <div className="mt-6">
          <AuthForm key={mode} mode={mode} institute={brand.name} onConfirmFirst={onConfirmFirst} />
        </div>
        {mode === 'sign-up' ? (
          <Terms />
        ) : (
          <p className="mt-4">
            <Button variant="quiet" onClick={recover}>
              Forgot your password?
            </Button>
          </p>
        )}
      </section>
      {mode === 'sign-up' && <WhatItGives />}
    </Door>
  );
}

/** The password was right; the account asks for one thing more. */
function SecondStep() {
  const { signOut } = useSession();
  return (
    <Door title={['One thing', 'more']} tab="Sign in">
      <section aria-label="Second factor" className="wide:col-span-5">
        <p className="mb-8 text-plain">Your password was right. Now your second factor.</p>
        <SecondFactorForm
          onShown={() => toast({ title: 'Welcome back!', description: 'Successfully signed in.', tone: 'success' })}
        />
        <p className="mt-4">
          <Button variant="quiet" onClick={() => void signOut()}>
            Sign in as somebody else
          </Button>
        </p>
      </section>
    </Door>
  );
}

/** The account is there, and opens once its address is confirmed. */
function ConfirmFirst({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Door title={['Check your', 'mail']} tab="Confirm your address">
      <section aria-label="Confirm your address" className="wide:col-span-5">
        <p className="mb-8 text-plain wrap-anywhere">
          We sent a mail to <strong className="font-[600]">{email}</strong>. Follow its link, or type its code here, and
          your account opens.
        </p>
        <MailCodeForm kind="signup" email={email} submit="Confirm address" onShown={() => undefined} />
        <p className="mt-4">
          <Button variant="quiet" onClick={onBack}>
            Back to sign in
          </Button>
        </p>
      </section>
    </Door>
  );
}

function Terms() {
  const look = 'text-link underline decoration-1 underline-offset-4';
  return (
    <p className="mt-5 text-small text-muted">
      By joining you accept the{' '}
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

function WhatItGives() {
  return (
    <section aria-labelledby="gives" className="text-[1.0625rem] wide:col-span-5 wide:col-start-8">
      <h2 id="gives" className="border-b border-rule pb-4 font-sans leading-normal font-normal text-muted">
        An account is free, and gives you
      </h2>
      <ul>
        {[
          'what is open to everyone in the library',
          'the programs and circles in one view',
          'a place to return to, on any device',
        ].map((gift) => (
          <li key={gift} className="border-b border-rule py-3.5">
            {gift}
          </li>
        ))}
      </ul>
    </section>
  );
}
