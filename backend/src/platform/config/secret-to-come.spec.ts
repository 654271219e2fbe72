import { doWithoutWebhookSecret } from './secret-to-come.ts';

describe('a command that asks for the webhook secret', () => {
  it('runs before there is one, and leaves one that is there', () => {
    const [before, after] = [{ STRIPE_WEBHOOK_SECRET: '' }, { STRIPE_WEBHOOK_SECRET: 'whsec_set' }];
    doWithoutWebhookSecret(before);
    doWithoutWebhookSecret(after);
    expect(before.STRIPE_WEBHOOK_SECRET.length).toBeGreaterThanOrEqual(8);
    expect(after.STRIPE_WEBHOOK_SECRET).toBe('whsec_set');
  });
});
