import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { answer, api, ApiProblem, type Sent } from 'shell/api';
import { logFailure } from 'shell/log-failure';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from 'shell/toast';
import { outcomeOf } from '../outcome.ts';

type NewSubscriber = Sent<'/api/functions/subscribe-email'>;

/** Puts an address on the mailing list. Safe to repeat: the answer says whether it was there. */
function useSubscribeEmail() {
  return useMutation({
    mutationFn: (subscriber: NewSubscriber) => answer(api.POST('/api/functions/subscribe-email', { body: subscriber })),
  });
}

interface SubscribeFormProps {
  /** 'default' asks for a first name too and stands in the footer; 'full' is wide and asks for the address alone. */
  variant: 'default' | 'full';
  /** Where the person joined; kept with the subscriber. */
  source: string;
}

/**
 * Joins the mailing list. What was typed stays until the list has taken it; the fields keep it themselves, so that
 * typing may begin before the page's scripts have come.
 */
export function SubscribeForm({ variant, source }: SubscribeFormProps) {
  const [fault, setFault] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);
  const { mutate: subscribe, isPending } = useSubscribeEmail();
  const isFull = variant === 'full';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const subscriber = subscriberIn(new FormData(form), source);
    setFault(undefined);
    if (subscriber.email === '') {
      toast({ title: 'Email required', description: 'Please enter your email address', tone: 'destructive' });
      emailField.current?.focus();
      return;
    }
    subscribe(subscriber, {
      onSuccess: (answered) => {
        toast({ ...outcomeOf(answered), tone: 'success' });
        form.reset();
      },
      onError: excuse,
    });
  }

  function excuse(error: Error): void {
    const message = error instanceof ApiProblem && error.errors.find(({ field }) => field === 'email')?.message;
    if (message) {
      setFault(message);
      emailField.current?.focus();
      return;
    }
    logFailure('The subscription failed', error);
    toast({ title: 'Subscription failed', description: 'Please try again later.', tone: 'destructive' });
  }

  return (
    <form
      // Sent by the browser itself until the scripts have come.
      method="post"
      action="/subscribe"
      onSubmit={submit}
      noValidate={!isFull}
      className="grid gap-4"
      aria-label={isFull ? 'Join the mailing list, by address alone' : 'Join the mailing list'}
    >
      <input type="hidden" name="source" value={source} />
      {!isFull && <TextField label="First name" name="firstName" optional autoComplete="given-name" maxLength={50} />}
      <div className={`grid items-start gap-x-3 gap-y-4 ${isFull ? besideFromTablet : besideFromWide}`}>
        <TextField
          ref={emailField}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required={isFull}
          error={fault}
        />
        <Button type="submit" variant={isFull ? 'gold' : 'secondary'} busy={isPending} busyLabel="Joining...">
          Join
        </Button>
      </div>
    </form>
  );
}

/** The button stands beside the address where both have room, and under it elsewhere. */
const besideFromTablet = 'tablet:grid-cols-[minmax(0,1fr)_auto] tablet:*:last:mt-[2.09rem]';
const besideFromWide = 'wide:grid-cols-[minmax(0,1fr)_auto] wide:*:last:mt-[2.09rem]';

function subscriberIn(typed: FormData, source: string): NewSubscriber {
  const text = (name: string): string => String(typed.get(name) ?? '').trim();
  const firstName = text('firstName');
  return { email: text('email'), source, ...(firstName !== '' && { firstName }) };
}
