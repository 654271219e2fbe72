import { useRef, useState, type FormEvent } from 'react';
import { ApiProblem } from '../../../shell/api.ts';
import { logFailure } from '../../../shell/log-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSubscribeEmail, type NewSubscriber } from '../api/subscribe-email.ts';
import { outcomeOf } from '../outcome.ts';

interface SubscribeFormProps {
  /** 'default' asks for a first name too and stands in the footer; 'full' is wide and asks for the address alone. */
  variant: 'default' | 'full';
  /** Where the person joined; kept with the subscriber. */
  source: string;
}

/** Joins the mailing list. What was typed stays until the list has taken it. */
export function SubscribeForm({ variant, source }: SubscribeFormProps) {
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [fault, setFault] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);
  const { mutate: subscribe, isPending } = useSubscribeEmail();
  const isFull = variant === 'full';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setFault(undefined);
    if (email.trim() === '') {
      toast({ title: 'Email required', description: 'Please enter your email address', tone: 'destructive' });
      emailField.current?.focus();
      return;
    }
    subscribe(subscriber(), { onSuccess: welcome, onError: excuse });
  }

  function subscriber(): NewSubscriber {
    const name = firstName.trim();
    return { email: email.trim(), source, ...(!isFull && name !== '' && { firstName: name }) };
  }

  function welcome(answered: Parameters<typeof outcomeOf>[0]): void {
    toast({ ...outcomeOf(answered), tone: 'success' });
    setEmail('');
    setFirstName('');
  }

  function excuse(error: Error): void {
    logFailure('The subscription failed', error);
    toast({ title: 'Subscription failed', description: 'Please try again later.', tone: 'destructive' });
    if (error instanceof ApiProblem) setFault(error.errors.find(({ field }) => field === 'email')?.message);
  }

  return (
    <form
      onSubmit={submit}
      noValidate={!isFull}
      className="grid gap-4"
      aria-label={isFull ? 'Join the mailing list, by address alone' : 'Join the mailing list'}
    >
      {!isFull && (
        <TextField
          label="First name"
          optional
          autoComplete="given-name"
          maxLength={50}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          ref={emailField}
          label="Email"
          type="email"
          autoComplete="email"
          required={isFull}
          error={fault}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          variant={isFull ? 'gold' : 'secondary'}
          busy={isPending}
          busyLabel="Joining..."
          className="mt-[2.09rem]"
        >
          Join
        </Button>
      </div>
    </form>
  );
}
