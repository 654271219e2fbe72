import { webhookWords } from './webhook-words.ts';

const url = 'https://oneness.example/api/webhooks/stripe';

describe('what an operator is told of the webhook endpoint', () => {
  it('is the secret of one that was made, as the setting it belongs into', () => {
    const words = webhookWords({ kind: 'made', url, secret: 'whsec_new', isReplacement: false });
    expect(words).toMatch(/^ {2}STRIPE_WEBHOOK_SECRET=whsec_new$/m);
    expect(words).not.toContain('takes the place');
    expect(webhookWords({ kind: 'made', url, secret: 'whsec_new', isReplacement: true })).toContain('takes the place');
  });

  it('is where the secret of one that was there is to be found', () => {
    const words = webhookWords({ kind: 'adopted', url, isCorrected: false });
    expect(words).toContain("the one that Stripe's dashboard shows");
    expect(words).not.toContain('from now on');
  });

  it('is one line where none was made', () => {
    const words = webhookWords({ kind: 'none', siteUrl: 'http://localhost:3000' });
    expect(words.split('\n')).toHaveLength(1);
    expect(words).toContain('http://localhost:3000');
  });
});
