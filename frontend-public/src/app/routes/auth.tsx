import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AuthForm } from '../../features/auth/components/auth-form.tsx';
import { ModeToggle } from '../../features/auth/components/mode-toggle.tsx';
import type { AuthMode } from '../../features/auth/rules.ts';
import { nextPath } from '../../shell/session-next.ts';
import { useSession } from '../../shell/session.tsx';
import { SkyStage } from '../../ui/art/sky-stage.tsx';
import { brand } from '../brand.ts';

/** Just before the sun: the hour at which people come in. */
const DAWN = 6.05;

export function AuthPage() {
  const [search] = useSearchParams();
  const { status } = useSession();
  const mode: AuthMode = search.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  if (status === 'member') return <Navigate to={nextPath(search.get('next'), location.origin)} replace />;

  return (
    <>
      <title>{`${mode === 'sign-up' ? 'Create an account' : 'Sign in'} · ${brand.name}`}</title>
      <header data-theme="dark" className="relative h-[210px] tablet:h-[330px]">
        <SkyStage hour={DAWN} stage="door" isStill />
        <div className="column relative flex h-full items-end">
          <h1 className="stands font-display text-[3.75rem] leading-[0.92] tracking-[-0.03em] tablet:text-[6rem]">
            Come in
          </h1>
        </div>
      </header>
      <div className="column grid gap-16 pt-10 pb-24 wide:grid-cols-12 wide:gap-6 wide:pt-12">
        <section aria-label="Your account" className="wide:col-span-5">
          <ModeToggle mode={mode} />
          <div className="mt-6">
            <AuthForm key={mode} mode={mode} institute={brand.name} />
          </div>
          {mode === 'sign-up' && <Terms />}
        </section>
        {mode === 'sign-up' && <WhatItGives />}
      </div>
    </>
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
