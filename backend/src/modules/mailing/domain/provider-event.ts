import type { MailEventKind } from './mail-event.entity.ts';

export interface ProviderEvent {
  readonly kind: MailEventKind;
  readonly providerId: string;
  readonly detail: string | null;
  readonly occurredAt: Date;
}

interface ResendEvent {
  readonly type?: unknown;
  readonly created_at?: unknown;
  readonly data?: {
    readonly email_id?: unknown;
    readonly to?: unknown;
    readonly cc?: unknown;
    readonly bounce?: { readonly type?: unknown; readonly message?: unknown } | null;
    readonly failed?: { readonly reason?: unknown } | null;
  } | null;
}

export interface ReceivedEmailEvent {
  readonly receivedId: string;
  readonly recipients: readonly string[];
}

const kindByType: Readonly<Record<string, MailEventKind>> = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'failed',
  'email.suppressed': 'failed',
};
const maxIdLength = 200;
const maxDetailLength = 500;

export function readProviderEvent(body: string): ProviderEvent | ReceivedEmailEvent | 'irrelevant' | 'invalid' {
  const event = parse(body);
  if (typeof event?.type !== 'string') return 'invalid';
  const kind = Object.hasOwn(kindByType, event.type) ? kindByType[event.type] : undefined;
  const isReceived = event.type === 'email.received';
  if (!kind && !isReceived) return 'irrelevant';
  const providerId = event.data?.email_id;
  const occurredAt = new Date(typeof event.created_at === 'string' ? event.created_at : Number.NaN);
  if (typeof providerId !== 'string' || !/^[\w.@-]+$/.test(providerId) || providerId.length > maxIdLength)
    return 'invalid';
  if (!kind) return { receivedId: providerId, recipients: [event.data?.to, event.data?.cc].flatMap(toTexts) };
  if (Number.isNaN(occurredAt.getTime())) return 'invalid';
  const { bounce, failed } = event.data ?? {};
  // A bounce without a type counts as permanent, because emails to a missing mailbox harm the reputation of the sender.
  const isSoft = kind === 'bounced' && /^(transient|undetermined)$/i.test(String(bounce?.type));
  const detail = [bounce?.message, failed?.reason].find((text) => typeof text === 'string') as string | undefined;
  return {
    kind: isSoft ? 'soft-bounced' : kind,
    providerId,
    detail: detail?.replaceAll('\u0000', '').slice(0, maxDetailLength) ?? null,
    occurredAt,
  };
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((each) => typeof each === 'string');

function parse(body: string): ResendEvent | undefined {
  try {
    const event: unknown = JSON.parse(body);
    return typeof event === 'object' && event !== null ? event : undefined;
  } catch {
    return undefined;
  }
}
