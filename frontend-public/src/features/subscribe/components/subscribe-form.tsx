import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { readApiResponse, api, ApiProblem, type RequestBody } from 'shell/api';
import { logFailure } from 'shell/log-failure';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from 'shell/toast';
import { subscribeMessage } from '../outcome.ts';

type NewSubscriber = RequestBody<'/api/functions/subscribe-email'>;

function useSubscribeEmail() {
  return useMutation({
    mutationFn: (subscriber: NewSubscriber) =>
      readApiResponse(api.POST('/api/functions/subscribe-email', { body: subscriber })),
  });
}

/** Loads the list of time zones at the first use of the form, because most visitors never use it. */
function loadZoneField(show: (field: () => ComponentType) => void): void {
  import('./zone-field.tsx').then(
    ({ ZoneField }) => show(() => ZoneField),
    (error: unknown) => logFailure('The list of time zones could not be loaded', error),
  );
}

interface SubscribeFormProps {
  variant: 'default' | 'full';
  source: string;
}

/** The inputs are uncontrolled, so that text typed before hydration is not lost. */
export function SubscribeForm({ variant, source }: SubscribeFormProps) {
  const [fault, setFault] = useState<string>();
  const emailField = useRef<HTMLInputElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const { mutate: subscribe, isPending } = useSubscribeEmail();
  const isFull = variant === 'full';
  const [ZoneField, setZoneField] = useState<ComponentType>();

  useEffect(() => {
    // React misses a focus event before hydration, so this effect checks the focus.
    if (formElement.current?.contains(document.activeElement)) loadZoneField(setZoneField);
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const subscriber = readSubscriber(new FormData(form), source);
    setFault(undefined);
    if (subscriber.email === '') {
      showToast({ title: 'Email required', description: 'Please enter your email address', tone: 'destructive' });
      emailField.current?.focus();
      return;
    }
    subscribe(subscriber, {
      onSuccess: (answered) => {
        showToast({ ...subscribeMessage(answered), tone: 'success' });
        form.reset();
        setZoneField(undefined);
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
    showToast({ title: 'Subscription failed', description: 'Please try again later.', tone: 'destructive' });
  }

  return (
    <form
      ref={formElement}
      // With `action`, the browser can send the form without scripts.
      method="post"
      action="/subscribe"
      onSubmit={submit}
      onFocus={ZoneField ? undefined : () => loadZoneField(setZoneField)}
      noValidate={!isFull}
      className="grid gap-4"
      aria-label={isFull ? 'Join the mailing list, email only' : 'Join the mailing list'}
    >
      <input type="hidden" name="source" value={source} />
      {!isFull && <TextField label="First name" name="firstName" optional autoComplete="given-name" maxLength={50} />}
      <div className={`grid items-start gap-x-3 gap-y-4 ${isFull ? rowFromTablet : rowFromWide}`}>
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
      {ZoneField && <ZoneField />}
    </form>
  );
}

const rowFromTablet = 'tablet:grid-cols-[minmax(0,1fr)_auto] tablet:*:last:mt-[2.09rem]';
const rowFromWide = 'wide:grid-cols-[minmax(0,1fr)_auto] wide:*:last:mt-[2.09rem]';

function readSubscriber(typed: FormData, source: string): NewSubscriber {
  const text = (name: string): string => String(typed.get(name) ?? '').trim();
  const firstName = text('firstName');
  // The server sends the daily reflection at 7:00 in this zone.
  const timeZone = text('timeZone') || Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { email: text('email'), source, timeZone, ...(firstName !== '' && { firstName }) };
}
