import { useEffect, useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { preloadApiClient } from 'shell/api';
import { findFirstFieldError, type FieldError, type FieldRule } from 'shell/form-rules';
import { contactFormRules, partnerFormRules, volunteerFormRules } from 'shell/form-rules/api-rules';
import { TextField } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { readModerationDecisionId, useSendInquiry } from '../use-send-inquiry.ts';
import type { InquiryFieldValues, InquiryFieldName, InquiryKind } from '../api/send-inquiry.ts';
import { storeDraft, readDraft, type InquiryDraft } from '../draft.ts';
import { inquiryForms, type InquiryFormField } from '../forms.ts';
import { InquirySent } from './inquiry-sent.tsx';

const rulesByKind: Readonly<Record<InquiryKind, Readonly<Record<string, FieldRule>>>> = {
  partner: partnerFormRules,
  volunteer: volunteerFormRules,
  contact: contactFormRules,
} satisfies { [Kind in InquiryKind]: Record<InquiryFieldName<Kind>, FieldRule> };

export function InquiryForm({ kind }: { kind: InquiryKind }) {
  const { label, fields, send } = inquiryForms[kind];
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<FieldError>();
  // The prerendered page is the same for every query string, so only the browser reads the query string.
  const isAnswer = useSyncExternalStore(
    noSubscription,
    () => readModerationDecisionId(kind) !== undefined,
    () => false,
  );
  const { sent, request } = useSendInquiry({ kind, onFault: tell });

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current, readDraft(kind));
    // Stores the text that the visitor typed before the app ran.
    const typed = readForm(form.current);
    if (Object.values(typed).some(Boolean)) storeDraft(kind, typed);
  }, [kind]);

  function tell(broken: FieldError): void {
    setFault(broken);
    findField(form.current, broken.field)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { website = '', ...answers } = readForm(event.currentTarget);
    const ready = trimmed(answers);
    const broken = findFirstFieldError(rulesByKind[kind], ready);
    request.clear();
    if (broken) return tell(broken);
    setFault(undefined);
    void request.run(ready as InquiryFieldValues<typeof kind>, website);
  }

  function keep(): void {
    if (form.current) storeDraft(kind, readForm(form.current));
  }

  if (sent) return <InquirySent sent={sent} kind={kind} />;
  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={submit}
      onFocus={() => void preloadApiClient()}
      onInput={keep}
      noValidate
      aria-label={label}
      className="relative grid gap-5.5"
    >
      {isAnswer && <p>This is about a moderation decision. A person reads it.</p>}
      {fields.map((field) => (
        <InquiryField key={field.name} field={field} error={fault?.field === field.name ? fault.message : undefined} />
      ))}
      <HoneypotField />
      <FormError message={request.error?.message} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <RequestButton request={request} type="submit" variant="gold" size="large" busyLabel="Sending...">
          {send}
        </RequestButton>
        <p className="text-small text-muted">Your text is saved in this tab until you send it.</p>
      </div>
    </form>
  );
}

const noSubscription = () => () => undefined;

function readForm(form: HTMLFormElement): InquiryDraft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function trimmed(answers: InquiryDraft): InquiryDraft {
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value.trim()]));
}

/** Fills only empty fields, so that newer input is not overwritten. */
function restoreDraft(form: HTMLFormElement, draft: InquiryDraft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = findField(form, name);
    if (field?.value === '') field.value = value;
  }
}

function findField(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function InquiryField({ field, error }: { field: InquiryFormField; error: string | undefined }) {
  const listId = useId();
  const { isLong = false, suggestions, ...shown } = field;
  if (isLong) return <TextArea {...shown} error={error} />;
  return (
    <>
      <TextField {...shown} error={error} {...(suggestions && { list: listId })} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
