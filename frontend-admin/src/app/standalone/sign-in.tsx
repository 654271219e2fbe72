import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { currentSession, toast, useSession } from '../../shell/built-in.ts';
import { Door } from './door.tsx';
import { Field } from './field.tsx';
import { signInFault, type SignInFault } from './sign-in-fault.ts';

export function SignIn() {
  const { signIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<SignInFault>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const errorAt = (field: SignInFault['field']) => (fault?.field === field ? fault.message : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = signInFault(email.trim(), password);
    setFault(found);
    if (found) {
      form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    setBusy(true);
    const refused = await signIn({ email: email.trim(), password });
    setBusy(false);
    if (refused) toast({ title: 'Error', description: refused.message, tone: 'destructive' });
    else if (currentSession().status === 'member')
      toast({ title: 'Welcome back!', description: 'Successfully signed in.' });
  };

  return (
    <Door title="Sign in">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={errorAt('email')}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errorAt('password')}
        />
        <Button type="primary" htmlType="submit" block disabled={isBusy}>
          {isBusy ? 'Processing...' : 'Sign in'}
        </Button>
      </form>
    </Door>
  );
}
