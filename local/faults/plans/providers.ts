import { setTimeout as delay } from 'node:timers/promises';
import type { FaultContext, FaultPlan } from './plan.ts';

type Service = 'stripe' | 'mailbox';

/**
 * The first fault of the list that is drawn counts, so each rate is a share of the requests without an earlier one.
 * A stand-in stores faults by the text of the route. So each fault names the parameters of a route differently.
 */
interface ProviderFault {
  routes: readonly string[];
  effect: {
    rate: number;
    status?: number;
    retryAfter?: number;
    latencyMs?: number;
    respondAfterMs?: number;
    resetAfterCommit?: boolean;
  };
}

const stripeFaults: readonly ProviderFault[] = [
  // The rate is so high that all attempts of some clicks lose the response.
  { routes: ['POST /v1/checkout/sessions'], effect: { rate: 0.8, resetAfterCommit: true } },
  // Stripe changes subscriptions before this list arrives.
  { routes: ['GET /:v/subscriptions'], effect: { rate: 0.3, respondAfterMs: 8000 } },
  { routes: ['*'], effect: { rate: 0.2, status: 500 } },
  { routes: ['/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d'], effect: { rate: 0.12, status: 429, retryAfter: 1 } },
  { routes: ['/:e/:f', '/:e/:f/:g', '/:e/:f/:g/:h'], effect: { rate: 0.14, resetAfterCommit: true } },
  { routes: ['/:i/:j', '/:i/:j/:k', '/:i/:j/:k/:l'], effect: { rate: 0.05, latencyMs: 15_000 } },
  { routes: ['/:m/:n', '/:m/:n/:o', '/:m/:n/:o/:p'], effect: { rate: 0.3, respondAfterMs: 2000 } },
];
const stripeHang = { route: 'GET /v1/subscriptions', hang: true, times: 1 };

const mailboxFaults: readonly ProviderFault[] = [
  { routes: ['/emails', '/emails/batch'], effect: { rate: 0.15, status: 500 } },
  { routes: ['POST /emails', 'POST /emails/batch'], effect: { rate: 0.1, status: 429, retryAfter: 1 } },
  { routes: ['/:a', '/:a/batch'], effect: { rate: 0.15, resetAfterCommit: true } },
  // Simulates another request with the same key in progress.
  { routes: ['/:b', '/:b/batch'], effect: { rate: 0.1, status: 409 } },
  { routes: ['/:c', '/:c/batch'], effect: { rate: 0.05, latencyMs: 15_000 } },
  { routes: ['/:d', '/:d/batch'], effect: { rate: 0.3, respondAfterMs: 2000 } },
];
const mailboxHang = { route: 'POST /:hang', hang: true, times: 1 };

export const faultyStripe: FaultPlan = {
  id: 'F9',
  title: 'payment provider slow, with errors, and without responses',
  // Purchases need the provider, so requests may fail.
  run: (context) => context.observations.disturb(() => disturbProvider(context, 'stripe', stripeFaults, stripeHang)),
};

export const faultyMailbox: FaultPlan = {
  id: 'F10',
  title: 'email provider slow, with errors, and without responses',
  run: (context) => disturbProvider(context, 'mailbox', mailboxFaults, mailboxHang),
};

async function disturbProvider(
  { rig, durationMs }: FaultContext,
  service: Service,
  faults: readonly ProviderFault[],
  hang: object,
): Promise<void> {
  await rig.control(service, 'faults', {});
  await rig.control(service, 'faults', hang);
  for (const { routes, effect } of faults)
    for (const route of routes) await rig.control(service, 'faults', { route, ...effect });
  await delay(durationMs);
  await rig.control(service, 'faults', {});
}
