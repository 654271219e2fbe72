import { formatWebhookInstructions } from './webhook-instructions.ts';

const url = 'https://oneness.example/api/webhooks/stripe';

describe('webhook instructions', () => {
  it('show the secret of a created endpoint as a setting', () => {
    const text = formatWebhookInstructions({ kind: 'made', url, secret: 'whsec_new', isReplacement: false });
    expect(text).toMatch(/^ {2}STRIPE_WEBHOOK_SECRET=whsec_new$/m);
    expect(text).not.toContain('replaces');
    expect(formatWebhookInstructions({ kind: 'made', url, secret: 'whsec_new', isReplacement: true })).toContain(
      'replaces',
    );
  });

  it('say where to find the secret of an existing endpoint', () => {
    const text = formatWebhookInstructions({ kind: 'adopted', url, isCorrected: false });
    expect(text).toContain("the one that Stripe's dashboard shows");
    expect(text).not.toContain('corrected');
  });

  it('have one line when no endpoint was created', () => {
    const text = formatWebhookInstructions({ kind: 'none', siteUrl: 'http://localhost:3000' });
    expect(text.split('\n')).toHaveLength(1);
    expect(text).toContain('http://localhost:3000');
  });
});
