import { useState, type FormEvent } from 'react';
import { ApiProblem } from '../../../shell/api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useStartCampaign } from '../api/start-campaign.ts';

/** Sends the welcome mail to an address of the administrator's choice. */
export function TestEmailForm() {
  const [email, setEmail] = useState('test@example.org');
  const [firstName, setFirstName] = useState('Friend');
  const { mutate: start, isPending } = useStartCampaign();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const to = email.trim();
    start(
      { email: to, firstName: firstName.trim() },
      {
        onSuccess: () =>
          toast({
            title: 'Campaign started!',
            description: `Welcome email sent successfully to ${to}`,
            tone: 'success',
          }),
        onError: (error) => toast({ title: 'Error', description: reason(error), tone: 'destructive' }),
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-[22px]">
      <TextField label="Email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <TextField label="First name" value={firstName} onChange={(event) => setFirstName(event.target.value)} />
      <div>
        <Button
          type="submit"
          variant="gold"
          size="large"
          busy={isPending}
          busyLabel="Sending..."
          disabled={email.trim() === ''}
        >
          Send Welcome Campaign
        </Button>
      </div>
    </form>
  );
}

function reason(error: Error): string {
  if (!(error instanceof ApiProblem)) return 'Failed to start campaign';
  return error.errors[0]?.message ?? error.message;
}
