import { webhookInstructions } from './webhook-instructions.ts';

const url = 'https://oneness.example/api/webhooks/stripe';

describe('webhook instructions', () => {
  it('show the secret of a created endpoint as a setting', () => {
    const words = webhookInstructions({ kind: 'made', url, secret: 'whsec_new', isReplacement: false });
    expect(words).toMatch(/^ {2}STRIPE_WEBHOOK_SECRET=whsec_new$/m);
    expect(words).not.toContain('takes the place');
    expect(webhookInstructions({ kind: 'made', url, secret: 'whsec_new', isReplacement: true })).toContain(
      'takes the place',
    );
  });

  it('say where to find the secret of an existing endpoint', () => {
    const words = webhookInstructions({ kind: 'adopted', url, isCorrected: false });
    expect(words).toContain("the one that Stripe's dashboard shows");
    expect(words).not.toContain('from now on');
  });

  it('have one line when no endpoint was created', () => {
    const words = webhookInstructions({ kind: 'none', siteUrl: 'http://localhost:3000' });
    expect(words.split('\n')).toHaveLength(1);
    expect(words).toContain('http://localhost:3000');
  });
});
