import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { prepareApi } from 'shell/api';
import { firstFault, type FieldFault } from 'shell/form-rules';
import { FormFault } from '../../../ui/form-fault.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import type { Answers, InquiryKind } from '../api/send-inquiry.ts';
import { keepDraft, readDraft, type Draft } from '../draft.ts';
import { forms } from '../forms.ts';
import { rulesOf } from '../rules.ts';
import { useSending } from '../use-sending.ts';
import { InquiryField } from './inquiry-field.tsx';
import { InquirySent } from './inquiry-sent.tsx';
import { TrapField } from './trap-field.tsx';

/**
 * A form to write to the institute by. Only the first failing rule is shown, at its field. What is typed is kept until
 * it has reached us; then the form gives way to a word of thanks.
 */
export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const { label, fields, send } = forms[kind];
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<FieldFault>();
  const { sent, request } = useSending({ kind, onFault: tell });

  useEffect(() => {
    if (form.current) fillIn(form.current, readDraft(kind));
  }, [kind]);

  function tell(broken: FieldFault): void {
    setFault(broken);
    fieldOf(form.current, broken.field)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { website = '', ...answers } = typedIn(event.currentTarget);
    const ready = trimmed(answers);
    const broken = firstFault(rulesOf[kind], ready);
    request.clear();
    if (broken) return tell(broken);
    setFault(undefined);
    void request.run(ready as Answers<typeof kind>, website);
  }

  function keep(): void {
    if (form.current) keepDraft(kind, typedIn(form.current));
  }

  if (sent) return <InquirySent sent={sent} kind={kind} />;
  return (
    <form
      ref={form}
      // Pressed before the scripts have come, the button does nothing: nothing typed leaves by the address.
      method="dialog"
      onSubmit={submit}
      onFocus={() => void prepareApi()}
      onInput={keep}
      noValidate
      aria-label={label}
      className="relative grid gap-[22px]"
    >
      {fields.map((field) => (
        <InquiryField key={field.name} field={field} error={fault?.field === field.name ? fault.message : undefined} />
      ))}
      <TrapField />
      <FormFault message={request.fault?.message} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton request={request} type="submit" variant="gold" size="large" busyLabel="Sending...">
          {send}
        </RequestButton>
        <p className="text-small text-muted">Your text is saved in this tab until you send it.</p>
      </div>
    </form>
  );
}

/** Everything in the fields, as it stands there. */
function typedIn(form: HTMLFormElement): Draft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function trimmed(answers: Draft): Draft {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value.trim()]));
}

/** Puts a draft back; what was typed since stays. */
function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}
