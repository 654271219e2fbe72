import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { MailCodeForm } from '../../features/auth/components/mail-code-form.tsx';
import { MailLink } from '../../features/auth/components/mail-link.tsx';
import { nextPath, signInPath } from '../../shell/session/next.ts';
import type { MailKind } from '../../shell/session/actions.ts';
import { currentSession } from '../../shell/session/store.ts';
import { useSession } from '../../shell/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Door } from '../layout/door.tsx';
import { newPasswordPath } from './auth-recover-path.ts';

interface MailAction {
  title: string | [string, string];
  /** What it is about, in the browser's tab. */
  tab: string;
  words: string;
  submit: string;
  /** Said once it worked; nothing where the next page speaks for itself. */
  done?: string;
  /** Where it leads, if not where the person came for. */
  to?: string;
}

/** What each mail asks for, in its page's words. */
const ACTIONS: Record<MailKind, MailAction> = {
  signup: {
    title: ['Confirm your', 'address'],
    tab: 'Confirm your address',
    words: 'One press, and we know that our mail reaches you.',
    submit: 'Confirm address',
    done: 'Thank you. Your address is confirmed.',
  },
  recovery: {
    title: ['Come', 'back in'],
    tab: 'A new password',
    words: 'One press, and you can choose a new password.',
    submit: 'Continue',
    to: newPasswordPath,
  },
  email_change: {
    title: ['A new', 'address'],
    tab: 'A new address',
    words: 'One press confirms, from this address, that your account changes to the new one.',
    submit: 'Confirm the change',
    done: 'Your address has changed.',
    to: '/account',
  },
  invite: {
    title: ['You are', 'invited'],
    tab: 'Your invitation',
    words: 'One press opens your account. Then choose a password for it.',
    submit: 'Accept the invitation',
    to: newPasswordPath,
  },
  magiclink: {
    title: 'Come in',
    tab: 'Sign in',
    words: 'One press signs you in.',
    submit: 'Sign in',
    done: 'You are signed in.',
  },
  email: {
    title: 'Come in',
    tab: 'Sign in',
    words: 'One press signs you in.',
    submit: 'Sign in',
    done: 'You are signed in.',
  },
};

const isKind = (type: string | null): type is MailKind => type !== null && Object.hasOwn(ACTIONS, type);

/**
 * Where the links of all mails lead. Opening it does nothing, as mail scanners open links too; its button acts, and
 * so does the mail's code.
 */
export function AuthConfirmPage() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const brought = new URLSearchParams([...search, ...new URLSearchParams(hash.slice(1))]);
  const type = brought.get('type');
  const kind = isKind(type) ? type : undefined;
  if (brought.has('error_code') || !kind) return <DeadLink />;
  return <MailPage kind={kind} brought={brought} />;
}

function MailPage({ kind, brought }: { kind: MailKind; brought: URLSearchParams }) {
  const { user } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const { title, tab, words, submit, done, to } = ACTIONS[kind];
  const navigate = useNavigate();
  const tokenHash = brought.get('token_hash');
  const email = brought.get('email') ?? (kind === 'signup' ? user?.email : undefined);

  function goOn(outcome: 'done' | 'waiting'): void {
    if (outcome === 'waiting') return setWaiting(true);
    if (done) toast({ title: done });
    const target = to ?? nextPath(brought.get('next'), location.origin);
    const isIn = currentSession().status === 'member' || target === newPasswordPath;
    void navigate(isIn ? target : signInPath(target), { replace: true });
  }

  if (isWaiting) return <OtherAddress />;
  return (
    <Door title={title} tab={tab}>
      <section aria-label={tab} className="grid gap-8 wide:col-span-5">
        {tokenHash && (
          <>
            <p className="text-plain">{words}</p>
            <MailLink kind={kind} tokenHash={tokenHash} submit={submit} onShown={goOn} />
            <h2 className="border-t border-rule pt-6 font-sans text-plain leading-normal font-[550]">
              Or type the code from the mail
            </h2>
          </>
        )}
        {!tokenHash && <p className="text-plain">Type the six figures from the mail.</p>}
        <MailCodeForm key={email} kind={kind} email={email} submit={submit} isMain={!tokenHash} onShown={goOn} />
      </section>
    </Door>
  );
}

/** One address of a change has answered; nothing has changed yet. */
function OtherAddress() {
  return (
    <Door title={['Half', 'done']} tab="A new address">
      <section aria-label="A new address" className="grid justify-items-start gap-6 wide:col-span-5">
        <p role="status" className="text-plain">
          This address has answered. Now follow the link in the mail to your other address, and the change is made.
        </p>
        <Button to="/account">Your account</Button>
      </section>
    </Door>
  );
}

/** A link that is used up, too old or cut short. */
function DeadLink() {
  return (
    <Door title={['An old', 'link']}>
      <section aria-label="An old link" className="grid justify-items-start gap-6 wide:col-span-5">
        <p className="text-plain">
          This link was used already, is too old, or lost a part on its way. Ask for a new one; it comes within a
          minute.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="gold" size="large" to="/auth">
            Sign in
          </Button>
          <Button variant="quiet" to="/auth/recover">
            Forgot your password?
          </Button>
        </div>
      </section>
    </Door>
  );
}
