/**
 * Sets a placeholder if the secret of Stripe's webhooks is missing, because Stripe creates the secret together with the
 * webhook endpoint.
 */
export function allowMissingWebhookSecret(env: NodeJS.ProcessEnv = process.env): void {
  env['STRIPE_WEBHOOK_SECRET'] ||= 'none-was-made-yet';
}
