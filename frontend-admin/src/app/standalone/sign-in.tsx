import { Form, Input } from 'antd';
import { useState } from 'react';
import { getSessionState, validateSignIn, showToast, useSession, type SignInFieldError } from '../../shell/built-in.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { AuthLayout, createFieldErrorProps } from './auth-layout.tsx';

interface Typed {
  email?: string;
  password?: string;
}

export function SignInPage() {
  const { signIn } = useSession();
  const [form] = Form.useForm<Typed>();
  const [fault, setFault] = useState<SignInFieldError>();
  const [isBusy, setBusy] = useState(false);

  async function submit({ email = '', password = '' }: Typed): Promise<void> {
    const account = { email: email.trim(), password };
    const found = validateSignIn(account);
    setFault(found);
    if (found) return form.focusField(found.field);
    setBusy(true);
    const refused = await signIn(account);
    setBusy(false);
    if (refused) showToast({ title: 'Error', description: refused.message, tone: 'destructive' });
    else if (getSessionState().status === 'member')
      showToast({ title: 'Welcome back!', description: 'Successfully signed in.' });
  }

  const messageAt = (field: SignInFieldError['field']) => (fault?.field === field ? fault.message : undefined);
  return (
    <AuthLayout title="Sign in">
      <Form form={form} layout="vertical" onFinish={(typed) => void submit(typed)}>
        <Form.Item name="email" label="Email" {...createFieldErrorProps(messageAt('email'))}>
          <Input type="email" size="large" autoComplete="email" aria-invalid={fault?.field === 'email'} />
        </Form.Item>
        <Form.Item name="password" label="Password" {...createFieldErrorProps(messageAt('password'))}>
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
