import { Form, Input } from 'antd';
import { useState } from 'react';
import { currentSession, validateSignIn, toast, useSession, type SignInError } from '../../shell/built-in.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { AuthLayout, errorProps } from './auth-layout.tsx';

interface Typed {
  email?: string;
  password?: string;
}

export function SignIn() {
  const { signIn } = useSession();
  const [form] = Form.useForm<Typed>();
  const [fault, setFault] = useState<SignInError>();
  const [isBusy, setBusy] = useState(false);

  async function submit({ email = '', password = '' }: Typed): Promise<void> {
    const account = { email: email.trim(), password };
    const found = validateSignIn(account);
    setFault(found);
    if (found) return form.focusField(found.field);
    setBusy(true);
    const refused = await signIn(account);
    setBusy(false);
    if (refused) toast({ title: 'Error', description: refused.message, tone: 'destructive' });
    else if (currentSession().status === 'member')
      toast({ title: 'Welcome back!', description: 'Successfully signed in.' });
  }

  const messageAt = (field: SignInError['field']) => (fault?.field === field ? fault.message : undefined);
  return (
    <AuthLayout title="Sign in">
      <Form form={form} layout="vertical" onFinish={(typed) => void submit(typed)}>
        <Form.Item name="email" label="Email" {...errorProps(messageAt('email'))}>
          <Input type="email" size="large" autoComplete="email" aria-invalid={fault?.field === 'email'} />
        </Form.Item>
        <Form.Item name="password" label="Password" {...errorProps(messageAt('password'))}>
          <Input
            type="password"
            size="large"
            autoComplete="current-password"
            aria-invalid={fault?.field === 'password'}
          />
        </Form.Item>
        <BusyButton
          type="primary"
          size="large"
          htmlType="submit"
          block
          label="Sign in"
          busy="Processing..."
          isBusy={isBusy}
        />
      </Form>
    </AuthLayout>
  );
}
