import type { EmulatorContext } from 'emulate';
import type { SimulatedFaults } from '../stripe/http/faults.ts';
import { StripeError, createInvalidRequestError } from '../stripe/stripe-error.ts';
import type { EmailStore } from './email-store.ts';
import type { EventSender } from './event-sender.ts';
import { receiveReply, type Reply } from './inbound-emails.ts';
import { OUTCOMES, type EmailOutcomes } from './outcomes.ts';
import { createWebhookEvent } from './provider-events.ts';
import type { RequestLimit } from './request-limit.ts';

type Body = Record<string, unknown>;

interface Parts {
  app: EmulatorContext<object>['app'];
  store: EmailStore;
  faults: SimulatedFaults;
  outcomes: EmailOutcomes;
  limit: RequestLimit;
  events: EventSender;
}

const MAX_SENT_PAGE = 10_000;

export function registerControls({ app, store, faults, outcomes, limit, events }: Parts): void {
  const post = (path: string, act: (body: Body) => unknown) =>
    app.post(path, async (c) => {
      try {
        const text = await c.req.text();
        return Response.json((await act(text === '' ? {} : (JSON.parse(text) as Body))) ?? {});
      } catch (error) {
        if (error instanceof StripeError) return Response.json(error.body(), { status: error.status });
        if (error instanceof SyntaxError) return Response.json({ error: 'The body must be JSON' }, { status: 400 });
        throw error;
      }
    });
  // A fault with the route `SMTP` applies to emails that arrive by SMTP.
  post('/_/faults', (body) => ({ faults: faults.set(body) }));
  post('/_/outcomes', (body) => ({ outcomes: outcomes.set(body) }));
  post('/_/limit', (body) => limit.set(body));
  post('/_/webhooks', (body) => events.change(body));
  post('/_/events', async ({ id, outcome, createdAt }) => {
    const email = typeof id === 'string' ? store.find(id) : undefined;
    const known = OUTCOMES.find((each) => each === outcome);
    if (!email) throw createInvalidRequestError('id is the id of a sent email', 'id');
    if (!known) throw createInvalidRequestError(`outcome is one of ${OUTCOMES.join(', ')}`, 'outcome');
    store.setLastEvent(email.id, known);
    const event = createWebhookEvent(email, known, typeof createdAt === 'string' ? new Date(createdAt) : new Date());
    events.add([event]);
    await events.waitUntilIdle();
    return { id: event.id };
  });
  post('/_/replies', async ({ id, ...reply }) => {
    const email = typeof id === 'string' ? store.find(id) : undefined;
    if (!email) throw createInvalidRequestError('id is the id of a sent email', 'id');
    return { id: await receiveReply({ store, events }, email, reply as Reply) };
  });
  post('/_/settle', () => events.waitUntilIdle());
  post('/_/reset', () => {
    faults.clear();
    outcomes.clear();
    limit.set({});
    return events.change({ mode: 'normal' });
  });
  app.get('/_/sent', (c) => {
    const limit = Math.min(Number(c.req.query('limit')) || MAX_SENT_PAGE, MAX_SENT_PAGE);
    const data = store.listSent(Number(c.req.query('after')) || 0, limit);
    return Response.json({ total: store.count(), data });
  });
}
