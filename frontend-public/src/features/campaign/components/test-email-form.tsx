import { useState, type SubmitEvent } from 'react';
import { ApiProblem, readApiResponse, api } from 'shell/api';
import { showToast } from 'shell/toast';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';

export function TestEmailForm() {
  const [isEmpty, setEmpty] = useState(false);
  const { mutate: start, isPending } = useStartCampaign();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const to = read('email');
    if (to === '') return setEmpty(true);
    start(
      { email: to, firstName: read('firstName') },
      {
        onSuccess: () =>
          showToast({
            title: 'Campaign started!',
            description: `Welcome email sent successfully to ${to}`,
            tone: 'success',
          }),
        onError: (error) => showToast({ title: 'Error', description: errorText(error), tone: 'destructive' }),
      },
    );
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-5.5">
      <TextField
        label="Email"
        type="email"
        name="email"
        defaultValue="test@example.org"
        onInput={(event) => setEmpty(event.currentTarget.value.trim() === '')}
      />
      <TextField label="First name" name="firstName" defaultValue="Friend" />
      <div>
        <Button type="submit" variant="gold" size="large" busy={isPending} busyLabel="Sending..." disabled={isEmpty}>
          Send Welcome Campaign
        </Button>
      </div>
    </form>
  );
}

function errorText(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'Failed to start campaign';
  return error.errors[0]?.message ?? error.message;
}

function useStartCampaign() {
  return useMutation({
    mutationFn: ({ email, firstName }: { email: string; firstName: string }) =>
      readApiResponse(
        api.POST('/api/functions/start-email-campaign', {
          body: { email, ...(firstName !== '' && { firstName }), campaignType: 'welcome' },
        }),
      ),
  });
}
