import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EmailCodeForm } from '../../features/auth/components/email-code-form.tsx';
import { EmailLinkConfirmation } from '../../features/auth/components/email-link.tsx';
import { getSafeNextPath, createSignInPath } from 'shell/session/next';
import type { AuthEmailType } from 'shell/session/actions';
import { getSessionState } from 'shell/session/store';
import { useSession } from 'shell/session';
import { Button } from '../../ui/button.tsx';
import { showToast } from 'shell/toast';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { newPasswordPath } from './auth-recover-path.ts';

interface EmailLinkAction {
  title: string | [string, string];
  tab: string;
  words: string;
  submit: string;
  done?: string;
  to?: string;
}

const ACTIONS: Record<AuthEmailType, EmailLinkAction> = {
  signup: {
    title: ['Confirm your', 'email'],
    tab: 'Confirm your email',
    words: 'Press the button to confirm that this email is yours.',
    submit: 'Confirm email',
    done: 'Your email is confirmed.',
  },
  recovery: {
    title: ['Reset your', 'password'],
    tab: 'Choose a new password',
    words: 'You asked to reset your password.',
    submit: 'Choose a new password',
    to: newPasswordPath,
  },
  email_change: {
    title: ['A new', 'email'],
    tab: 'Change your email',
    words: 'Confirm that you want to change the email of your account.',
    submit: 'Confirm the change',
    done: 'Your email is changed.',
    to: '/account',
  },
  invite: {
    title: ['You are', 'invited'],
    tab: 'Your invitation',
    words: 'Accept the invitation, then choose a password.',
    submit: 'Accept the invitation',
    to: newPasswordPath,
  },
  magiclink: {
    title: 'Come in',
    tab: 'Sign in',
    words: 'Press the button to sign in.',
    submit: 'Sign in',
    done: 'You are signed in.',
  },
  email: {
    title: 'Come in',
    tab: 'Sign in',
    words: 'Press the button to sign in.',
    submit: 'Sign in',
    done: 'You are signed in.',
  },
};

const isAuthEmailType = (type: string | null): type is AuthEmailType => type !== null && Object.hasOwn(ACTIONS, type);

/** Opening an email link changes nothing, because mail scanners also open links. */
export function AuthConfirmPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const brought = new URLSearchParams([...search, ...new URLSearchParams(hash.slice(1))]);
  const type = brought.get('type');
  const kind = isAuthEmailType(type) ? type : undefined;
  if (brought.has('error_code') || !kind) return <InvalidLink />;
  return <EmailLinkPage kind={kind} brought={brought} />;
}

function EmailLinkPage({ kind, brought }: { kind: AuthEmailType; brought: URLSearchParams }) {
  const { user } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const { title, tab, words, submit, done, to } = ACTIONS[kind];
  const navigate = useNavigate();
  const tokenHash = brought.get('token_hash');
  const email = brought.get('email') ?? (kind === 'signup' ? user?.email : undefined);

  function goOn(outcome: 'done' | 'waiting'): void {
    if (outcome === 'waiting') return setWaiting(true);
    if (done) showToast({ title: done });
    const target = to ?? getSafeNextPath(brought.get('next'), location.origin);
    const isIn = getSessionState().status === 'member' || target === newPasswordPath;
    void navigate(isIn ? target : createSignInPath(target), { replace: true });
  }

  if (isWaiting) return <RequestAnotherEmail />;
  return (
    <AuthLayout title={title} tab={tab}>
      <section aria-label={tab} className="grid gap-8 wide:col-span-5">
        {tokenHash && (
          <>
            <p className="text-plain">{words}</p>
            <EmailLinkConfirmation kind={kind} tokenHash={tokenHash} submit={submit} onShown={goOn} />
            <h2 className="border-t border-rule pt-6 font-sans text-plain leading-normal font-strong">
              Or type the code from the email
            </h2>
          </>
        )}
        {!tokenHash && <p className="text-plain">Type the 6-digit code from the email.</p>}
        <EmailCodeForm
          key={email}
          kind={kind}
          email={email}
          submit={tokenHash ? 'Use the code' : submit}
          isMain={!tokenHash}
          onShown={goOn}
        />
      </section>
    </AuthLayout>
  );
}

function RequestAnotherEmail() {
  return (
    <AuthLayout title={['Half', 'done']} tab="Change your email">
      <section aria-label="Change your email" className="grid justify-items-start gap-6 wide:col-span-5">
        <p role="status" className="text-plain">
          This email is confirmed. To finish, open the link that we sent to your other email.
        </p>
        <Button to="/account">Your account</Button>
      </section>
    </AuthLayout>
  );
}

function InvalidLink() {
  return (
    <AuthLayout title={['An old', 'link']}>
      <section aria-label="An old link" className="grid justify-items-start gap-6 wide:col-span-5">
        <p className="text-plain">This link was used before, is too old, or is not complete. Ask for a new one.</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="gold" size="large" to="/auth">
            Sign in
          </Button>
          <Button variant="quiet" to="/auth/recover">
            Forgot your password?
          </Button>
        </div>
      </section>
    </AuthLayout>
  );
}
