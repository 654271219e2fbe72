import { expect, test, type APIRequestContext } from '@playwright/test';
import { fetchEmails } from '../support/mailbox.ts';
import { createTestPerson, type TestPerson } from '../support/people.ts';
import { readProductLogs, killProcess } from '../support/processes.ts';
import { newConnection, stripeApiHeaders, stripeUrl } from '../support/stripe-stand-in.ts';

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

test('the journey loses no step and sends no email twice when api, worker and database are killed', async ({
  request,
}) => {
  const person = createTestPerson();

  await test.step('the visitor joins the list, and the worker dies before it sends the email', async () => {
    const worker = killProcess('worker');
    expect((await subscribe(request, person)).ok()).toBe(true);
    await waitForRecovery(request, worker, killProcess('postgres'));
  });

  const session = await test.step('the visitor creates an account, and the api dies', async () => {
    const created = await request.post('/api/auth/signup', {
      data: {
        email: person.email,
        password: person.password,
        data: { first_name: person.firstName, last_name: person.lastName },
      },
    });
    expect(created.ok()).toBe(true);
    await waitForRecovery(request, killProcess('api'));
    return (await created.json()) as Session;
  });
  const headers = { authorization: `Bearer ${session.access_token}` };

  await test.step('the member pays while the api is down, and the worker dies while it processes the webhook', async () => {
    const { items } = (await (await request.get('/api/plans')).json()) as {
      items: { tier: string; priceIdAnnual: string }[];
    };
    const priceId = items.find(({ tier }) => tier === 'creator')?.priceIdAnnual;
    const checkout = await request.post('/api/functions/create-checkout', { headers, data: { priceId } });
    const { url } = (await checkout.json()) as { url: string };
    const api = killProcess('api');
    expect((await request.post(`${url}/pay`, { maxRedirects: 0 })).status()).toBe(303);
    await waitForRecovery(request, api);
    await waitForRecovery(request, killProcess('worker'), killProcess('postgres'));
  });

  await test.step('the member has the tier and can sign in after one charge and one email of each kind', async () => {
    const tier = async () => {
      const answer = await request.post('/api/functions/check-subscription', { headers, data: {} });
      return answer.ok() ? ((await answer.json()) as { tier: string }).tier : 'no response';
    };
    await expect.poll(tier, { timeout: 180_000 }).toBe('creator');
    const signedIn = await request.post('/api/auth/token?grant_type=password', {
      data: { email: person.email, password: person.password },
    });
    expect(signedIn.ok()).toBe(true);
    await expect.poll(() => emailSubjects(request, person)).toHaveLength(EMAIL_COUNT);
    expect(await listCharges(request, person)).toHaveLength(1);
  });

  const canary = 'a canary that sings at dawn';
  await test.step('the journal stores an entry, and the export contains it', async () => {
    const entry = { clientId: crypto.randomUUID(), source: 'free', text: canary };
    expect((await request.post('/api/journal', { headers, data: entry })).ok()).toBe(true);
    expect(await (await request.get('/api/account/export', { headers })).text()).toContain(canary);
  });

  await test.step('the logs contain no password, token, email or journal text', () => {
    const logged = readProductLogs();
    for (const secret of [person.password, person.email, session.access_token, session.refresh_token, canary]) {
      expect(logged.includes(secret), 'the logs contain a secret').toBe(false);
    }
    expect(logged).toContain('"event"');
  });

  await test.step('repeated requests change nothing', async () => {
    expect(await (await subscribe(request, person)).json()).toMatchObject({ alreadySubscribed: true });
    const subjects = await emailSubjects(request, person);
    expect(subjects).toHaveLength(EMAIL_COUNT);
    expect(new Set(subjects).size, 'each email is sent once').toBe(EMAIL_COUNT);
  });
});

const EMAIL_COUNT = 3;

async function emailSubjects(request: APIRequestContext, { email }: TestPerson): Promise<string[]> {
  return (await fetchEmails(request, email)).map(({ subject }) => subject);
}

function subscribe(request: APIRequestContext, { email, firstName }: TestPerson) {
  return request.post('/api/functions/subscribe-email', { data: { email, firstName, source: 'footer' } });
}

async function waitForRecovery(request: APIRequestContext, ...parts: (() => boolean)[]): Promise<void> {
  const isServed = async () => {
    const status = await request.get('/api/health/ready').then(
      (answer) => answer.status(),
      () => 0,
    );
    return parts.every((isBack) => isBack()) && status === 200;
  };
  await expect.poll(isServed, { intervals: [100] }).toBe(true);
}

async function listCharges(request: APIRequestContext, { email }: TestPerson): Promise<unknown[]> {
  const found = await request.get(`${stripeUrl}/v1/customers?email=${email}`, { headers: stripeApiHeaders });
  const customers = (await found.json()) as { data: { id: string }[] };
  const ledger = await request.get(`${stripeUrl}/_/ledger`, { headers: newConnection });
  const { charges } = (await ledger.json()) as { charges: { customer: string }[] };
  return charges.filter(({ customer }) => customers.data.some(({ id }) => id === customer));
}
