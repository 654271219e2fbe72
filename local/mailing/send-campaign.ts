import { sendRequest } from '../run/http-client.ts';
import type { PlannedPerson } from './people.ts';
import type { MailingProduct } from './product.ts';

export async function sendCampaign(
  { url }: MailingProduct,
  token: string,
  subject: string,
  people: readonly PlannedPerson[],
  audience: readonly string[],
): Promise<string> {
  const body =
    'Dear {{first name, else Friend}}\n\nThis is a test.\n\n::button[Read more](https://oneness.example/read)';
  const post = async (path: string, values: object, expected: number) => {
    const { status, text } = await sendRequest({ method: 'POST', url: `${url}${path}`, token, body: values });
    if (status !== expected) throw new Error(`POST ${path} returned ${status}: ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const { id } = await post('/api/admin/campaigns', { subject, body, filter: { sources: audience } }, 201);
  const recipients = people.filter(({ outcome }) => outcome !== 'suppressed').length;
  await post(`/api/admin/campaigns/${id}/send`, { recipients, sendAt: new Date(Date.now() + 2000).toISOString() }, 200);
  return id;
}
