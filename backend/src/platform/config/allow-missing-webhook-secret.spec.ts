import { allowMissingWebhookSecret } from './allow-missing-webhook-secret.ts';

describe('command without a webhook secret', () => {
  it('sets a placeholder when the secret is missing, and does not replace an existing one', () => {
    const [before, after] = [{ STRIPE_WEBHOOK_SECRET: '' }, { STRIPE_WEBHOOK_SECRET: 'whsec_set' }];
    allowMissingWebhookSecret(before);
    allowMissingWebhookSecret(after);
    expect(before.STRIPE_WEBHOOK_SECRET.length).toBeGreaterThanOrEqual(8);
    expect(after.STRIPE_WEBHOOK_SECRET).toBe('whsec_set');
  });
});
