import { useRequest } from 'shell/use-request';
import { readApiResponse, api, ApiProblem } from 'shell/api';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { subscribeMessage, type SubscribeResponse } from '../outcome.ts';

async function confirmSubscription(token: string): Promise<SubscribeResponse | 'dead'> {
  try {
    // The sign-up form sends no time zone without scripts, so this request sends the zone.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return await readApiResponse(api.POST('/api/functions/confirm-subscription', { body: { token, timeZone } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'mailing.link-dead') return 'dead';
    throw error;
  }
}

interface ConfirmSubscriptionProps {
  token: string;
  onResult: (outcome: ReturnType<typeof subscribeMessage> | 'dead') => void;
}

/** The user must click a button, because mail scanners also open links. */
export function ConfirmSubscription({ token, onResult: onAnswered }: ConfirmSubscriptionProps) {
  const confirm = useRequest(async () => {
    const answered = await confirmSubscription(token);
    onAnswered(answered === 'dead' ? answered : subscribeMessage(answered));
  });
  return (
    <div className="grid justify-items-start gap-4">
      <RequestButton
        request={confirm}
        variant="gold"
        size="large"
        busyLabel="One moment..."
        onClick={() => void confirm.run()}
      >
        Confirm
      </RequestButton>
      <FormError message={confirm.error?.message} />
    </div>
  );
}
