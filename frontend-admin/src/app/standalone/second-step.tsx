import { Button, Flex, Form, Input } from 'antd';
import { showToast, useSecondFactorStep, useSession } from '../../shell/built-in.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { AuthLayout, createFieldErrorProps } from './auth-layout.tsx';

export function SecondFactorPage() {
  const { signOut } = useSession();
  const [form] = Form.useForm<{ code?: string }>();
  const { isRecovery, show, change } = useSecondFactorStep(() =>
    showToast({ title: 'Welcome back!', description: 'Successfully signed in.' }),
  );

  async function submit({ code = '' }: { code?: string }): Promise<void> {
    if (code.trim() !== '') await show.run(code.trim());
    form.focusField('code');
  }

  function changeKind(): void {
    change();
    form.resetFields();
  }

  return (
    <AuthLayout title="Two-step sign-in">
      <Form form={form} layout="vertical" onFinish={(typed) => void submit(typed)}>
        <Form.Item
          name="code"
          label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
          {...createFieldErrorProps(show.error?.message)}
        >
          <Input
            key={String(isRecovery)}
            size="large"
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoFocus
            aria-invalid={show.error !== undefined}
          />
        </Form.Item>
        <BusyButton
          type="primary"
          size="large"
          htmlType="submit"
          block
          label="Continue"
          busy="Checking..."
          isBusy={show.isBusy}
        />
        <Flex wrap justify="space-between">
          <Button type="link" onClick={changeKind}>
            {isRecovery ? 'Use the app instead' : 'Use a recovery code'}
          </Button>
          <Button type="link" onClick={() => void signOut()}>
            Use another account
          </Button>
        </Flex>
      </Form>
    </AuthLayout>
  );
}
