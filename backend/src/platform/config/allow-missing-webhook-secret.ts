/**
 * Lets a command run without the secret that signs Stripe's webhooks, because Stripe creates this secret together with
 * the webhook endpoint. Until then this process uses a placeholder.
 */
export function allowMissingWebhookSecret(env: NodeJS.ProcessEnv = process.env): void {
  env['STRIPE_WEBHOOK_SECRET'] ||= 'none-was-made-yet';
}
