import { useState } from 'react';
import { ApiProblem } from 'shell/api';
import type { FieldError } from 'shell/form-rules';
import { AuthRequestError } from 'shell/session/auth-request';
import { useRequest } from 'shell/use-request';
import { sendInquiry, type InquiryFieldValues, type InquiryKind } from './api/send-inquiry.ts';
import { removeDraft, getInquiryIdempotencyKey } from './draft.ts';

export const readModerationDecisionId = (kind: InquiryKind): string | undefined =>
  kind === 'contact' ? (new URLSearchParams(location.search).get('decision') ?? undefined) : undefined;

const OFFLINE = 'You are offline. Send it again once you are back.';
const TOO_MANY = 'You sent too many messages. Wait a few minutes, then send it again.';

export interface SentInquiry {
  reference: string;
  name: string;
  email: string;
}

interface SendInquiryOptions<Kind extends InquiryKind> {
  kind: Kind;
  onFault: (fault: FieldError) => void;
}

export function useSendInquiry<Kind extends InquiryKind>({ kind, onFault }: SendInquiryOptions<Kind>) {
  const [sent, setSent] = useState<SentInquiry>();
  const request = useRequest(async (answers: InquiryFieldValues<Kind>, website: string) => {
    try {
      const { reference } = await sendInquiry(kind, answers, {
        ...{ key: getInquiryIdempotencyKey(kind, answers), website, decision: readModerationDecisionId(kind) },
      });
      removeDraft(kind);
      setSent({ reference, name: answers.name, email: answers.email });
    } catch (error) {
      const fault = error instanceof ApiProblem ? error.errors.find(({ field }) => field in answers) : undefined;
      if (!fault) throw describeError(error);
      onFault(fault);
    }
  });
  return { sent, request };
}

function describeError(error: unknown): unknown {
  if (!(error instanceof ApiProblem) && !navigator.onLine)
    return new AuthRequestError(OFFLINE, '', { isRetryable: true });
  if (error instanceof ApiProblem && error.status === 429) return new AuthRequestError(TOO_MANY, error.code);
  return error;
}
