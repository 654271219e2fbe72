import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useResendWelcomeEmail, type Subscriber } from '../api/subscribers.ts';

export function ResendWelcomeButton({ subscriber }: { subscriber: Subscriber }) {
  const { toasts } = useShell();
  const resend = useResendWelcomeEmail();
  const send = () =>
    resend.mutate(subscriber, {
      onSuccess: () =>
        toasts.show({ title: 'Email sent!', description: `Welcome email resent to ${subscriber.email}` }),
      onError: () =>
        toasts.show({ title: 'Error', description: 'Failed to resend welcome email', tone: 'destructive' }),
    });
  return (
    <BusyButton
      size="small"
      label="Resend Welcome"
      busy="Sending..."
      isBusy={resend.isPending}
      of={`to ${subscriber.email}`}
      onClick={send}
    />
  );
}
