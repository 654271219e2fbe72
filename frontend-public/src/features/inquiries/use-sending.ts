import { useState } from 'react';
import { ApiProblem } from 'shell/api';
import type { FieldFault } from 'shell/form-rules';
import { AuthRefusal } from 'shell/session/call';
import { useRequest } from 'shell/use-request';
import { sendInquiry, type Answers, type InquiryKind } from './api/send-inquiry.ts';
import { forgetDraft, keyFor } from './draft.ts';

/** The moderation decision named by the link in its email. */
export const answeredDecision = (kind: InquiryKind): string | undefined =>
  kind === 'contact' ? (new URLSearchParams(location.search).get('decision') ?? undefined) : undefined;

const OFFLINE = 'You are offline. Send it again once you are back.';
const TOO_MANY = 'That was a lot in a short time. Please wait a few minutes and send it again.';

export interface Sent {
  reference: string;
  name: string;
  email: string;
}

interface Asked<Kind extends InquiryKind> {
  kind: Kind;
  onFault: (fault: FieldFault) => void;
}

/** Sends an inquiry; after an error the values stay in the fields and can be sent again. */
export function useSending<Kind extends InquiryKind>({ kind, onFault }: Asked<Kind>) {
  const [sent, setSent] = useState<Sent>();
  const request = useRequest(async (answers: Answers<Kind>, website: string) => {
    try {
      const { reference } = await sendInquiry(kind, answers, {
        ...{ key: keyFor(kind, answers), website, decision: answeredDecision(kind) },
      });
      forgetDraft(kind);
      setSent({ reference, name: answers.name, email: answers.email });
    } catch (error) {
      const fault = error instanceof ApiProblem ? error.errors.find(({ field }) => field in answers) : undefined;
      if (!fault) throw inWords(error);
      onFault(fault);
    }
  });
  return { sent, request };
}

/** Two errors have a more specific message here than in general. */
function inWords(error: unknown): unknown {
  if (!(error instanceof ApiProblem) && !navigator.onLine) return new AuthRefusal(OFFLINE, '', { isRetryable: true });
  if (error instanceof ApiProblem && error.status === 429) return new AuthRefusal(TOO_MANY, error.code);
  return error;
}
