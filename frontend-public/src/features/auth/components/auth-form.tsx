import { useRef, useState, type SubmitEvent } from 'react';
import { createPasswordHint, useAccountRules } from 'shell/session/account-rules';
import { getSessionState } from 'shell/session/store';
import { useSession, type NewAccount, type SessionError } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { showToast } from 'shell/toast';
import {
  findFirstAccountError,
  toFieldError,
  trimAccountFields,
  type AuthMode,
  type AccountFieldError,
} from '../rules.ts';

interface AuthFormProps {
  mode: AuthMode;
  institute: string;
  email?: string;
  next?: string | undefined;
  /** Called in the submit handler, because browsers allow a new tab only there. */
  onPress?: ((isIn: Promise<boolean>) => void) | undefined;
  onConfirmFirst?: (email: string) => void;
}

/** The fields are uncontrolled, so that password managers can fill the fields before the scripts load. */
export function AuthForm({ mode, institute, email = '', next, onPress, onConfirmFirst }: AuthFormProps) {
  const { signIn, signUp } = useSession();
  const [fault, setFault] = useState<AccountFieldError>();
  const [refusal, setRefusal] = useState<SessionError>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'sign-up';
  const rules = useAccountRules();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const ready = trimAccountFields(readForm(event.currentTarget));
    const broken = findFirstAccountError(mode, ready, rules);
    setFault(broken);
    if (broken) return focusOn(broken.field);
    setBusy(true);
    const call = isNew ? signUp(ready, next) : signIn(ready);
    onPress?.(call.then(() => getSessionState().status === 'member'));
    const refused = await call;
    setBusy(false);
    setRefusal(refused);
    if (refused?.code === 'email_not_confirmed') onConfirmFirst?.(ready.email);
    if (refused) {
      const refusedAt = toFieldError(refused);
      setFault(refusedAt);
      if (refusedAt) return focusOn(refusedAt.field);
      return showToast({ title: 'Error', description: refused.message, tone: 'destructive' });
    }
    const { status } = getSessionState();
    if (status === 'member') showToast({ ...welcome(isNew, institute), tone: 'success' });
    else if (isNew) onConfirmFirst?.(ready.email);
  }

  function focusOn(field: keyof NewAccount): void {
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  const names = { optional: !rules.areNamesRequired };
  const field = (name: keyof NewAccount) => ({
    name,
    error: fault?.field === name ? fault.message : undefined,
  });

  if (isNew && !rules.isOpen)
    return <p className="text-plain">New accounts are closed at the moment. If you have one already, sign in.</p>;
  return (
    <form
      ref={form}
      // Without "dialog", a submit before the scripts load would put the password into the URL.
      method="dialog"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      noValidate
      className="grid gap-6"
    >
      <TextField label="Email" type="email" autoComplete="email" defaultValue={email} {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? createPasswordHint(rules) : undefined}
        {...field('password')}
      />
      {isNew && (
        <div className="grid gap-x-4 gap-y-6 fold:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...names} {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...names} {...field('lastName')} />
        </div>
      )}
      <Button
        type="submit"
        variant="gold"
        size="large"
        wide
        busy={isBusy}
        busyLabel="Processing..."
        failed={refusal?.isRetryable ?? false}
        className="mt-1"
      >
        {refusal?.isRetryable ? 'Try again' : isNew ? 'Create account' : 'Sign in'}
      </Button>
    </form>
  );
}

function readForm(form: HTMLFormElement): NewAccount {
  const typed = new FormData(form);
  const read = (name: keyof NewAccount) => String(typed.get(name) ?? '');
  return { email: read('email'), password: read('password'), firstName: read('firstName'), lastName: read('lastName') };
}

function welcome(isNew: boolean, institute: string): { title: string; description: string } {
  return isNew
    ? { title: 'Success!', description: `Account created successfully. Welcome to the ${institute}!` }
    : { title: 'Welcome back!', description: 'Successfully signed in.' };
}
