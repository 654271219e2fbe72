/**
 * Lets a command run before the webhook secret exists: it is Stripe that makes it, when the command asks for an endpoint.
 * Until then something else stands in its place, in this process alone.
 */
export function doWithoutWebhookSecret(env: NodeJS.ProcessEnv = process.env): void {
  env['STRIPE_WEBHOOK_SECRET'] ||= 'none-was-made-yet';
}
