import { useRequest } from 'shell/use-request';
import { answer, api, ApiProblem } from 'shell/api';
import { FormFault } from '../../../ui/form-fault.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { outcomeOf, type SubscribeAnswer } from '../outcome.ts';

/** `dead` means an expired or invalid link. */
async function confirmSubscription(token: string): Promise<SubscribeAnswer | 'dead'> {
  try {
    return await answer(api.POST('/api/functions/confirm-subscription', { body: { token } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'mailing.link-dead') return 'dead';
    throw error;
  }
}

interface ConfirmSubscriptionProps {
  token: string;
  onAnswered: (outcome: ReturnType<typeof outcomeOf> | 'dead') => void;
}

/** The target of a confirmation link; it needs a click, because mail scanners open links too. */
export function ConfirmSubscription({ token, onAnswered }: ConfirmSubscriptionProps) {
  const confirm = useRequest(async () => {
    const answered = await confirmSubscription(token);
    onAnswered(answered === 'dead' ? answered : outcomeOf(answered));
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
      <FormFault message={confirm.fault?.message} />
    </div>
  );
}
