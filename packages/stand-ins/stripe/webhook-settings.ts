import type { WebhookSettings } from './objects.ts';
import type { StripeStore } from './store.ts';
import { createInvalidRequestError } from './stripe-error.ts';

export const NORMAL_WEBHOOKS: WebhookSettings = {
  id: 'webhooks',
  copies: [1, 1],
  delaySeconds: 0,
  spreadSeconds: 0,
  dropRate: 0,
  hold: false,
};

const PRESETS: Record<string, Partial<WebhookSettings>> = {
  normal: NORMAL_WEBHOOKS,
  duplicate: { ...NORMAL_WEBHOOKS, copies: [2, 4] },
  shuffle: { ...NORMAL_WEBHOOKS, spreadSeconds: 5 },
  drop: { ...NORMAL_WEBHOOKS, dropRate: 1 },
  hold: { ...NORMAL_WEBHOOKS, hold: true },
  release: { hold: false },
};

export function getWebhookSettings(store: StripeStore): WebhookSettings {
  return store.get('webhook_settings', 'webhooks') ?? NORMAL_WEBHOOKS;
}

export function changeWebhookSettings(store: StripeStore, changes: Record<string, unknown>): WebhookSettings {
  return store.put('webhook_settings', mergeWebhookSettings(getWebhookSettings(store), changes));
}

export function mergeWebhookSettings(settings: WebhookSettings, changes: Record<string, unknown>): WebhookSettings {
  const preset = changes.mode === undefined ? {} : PRESETS[String(changes.mode)];
  if (!preset)
    throw createInvalidRequestError(
      `Unknown mode: ${String(changes.mode)}. Known: ${Object.keys(PRESETS).join(', ')}`,
      'mode',
    );
  return { ...settings, ...preset, ...partsOf(changes) };
}

function partsOf(changes: Record<string, unknown>): Partial<WebhookSettings> {
  const { copies, delaySeconds, dropRate, hold } = changes;
  const parts: Partial<WebhookSettings> = {};
  if (copies !== undefined) {
    if (!isRange(copies)) throw createInvalidRequestError('copies is a pair such as [1, 4]', 'copies');
    parts.copies = copies;
  }
  if (delaySeconds !== undefined) {
    if (typeof delaySeconds !== 'number' || delaySeconds < 0)
      throw createInvalidRequestError('delaySeconds is a number from 0', 'delaySeconds');
    parts.delaySeconds = delaySeconds;
  }
  if (dropRate !== undefined) {
    if (typeof dropRate !== 'number' || dropRate < 0 || dropRate > 1)
      throw createInvalidRequestError('dropRate is from 0 to 1', 'dropRate');
    parts.dropRate = dropRate;
  }
  if (hold !== undefined) {
    if (typeof hold !== 'boolean') throw createInvalidRequestError('hold is true or false', 'hold');
    parts.hold = hold;
  }
  return parts;
}

function isRange(value: unknown): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [least, most] = value as unknown[];
  return (
    Number.isInteger(least) && Number.isInteger(most) && (least as number) >= 1 && (most as number) >= (least as number)
  );
}
