/** Stripe creates this secret together with the webhook endpoint, so the first setup runs without the secret. */
export function allowMissingWebhookSecret(env: NodeJS.ProcessEnv = process.env): void {
  env['STRIPE_WEBHOOK_SECRET'] ||= 'none-was-made-yet';
}
