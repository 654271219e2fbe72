/**
 * Lets a command run before the webhook secret exists, because Stripe creates the secret together with the endpoint.
 * Until then this process uses a placeholder.
 */
export function allowMissingWebhookSecret(env: NodeJS.ProcessEnv = process.env): void {
  env['STRIPE_WEBHOOK_SECRET'] ||= 'none-was-made-yet';
}
