import { Webhook } from 'standardwebhooks';

export function createEventHeaders({ id, body }: { id: string; body: string }, secret: string): Record<string, string> {
  const now = new Date();
  return {
    'content-type': 'application/json',
    'user-agent': 'Svix-Webhooks/1.0 (stand-in)',
    'svix-id': id,
    'svix-timestamp': String(Math.floor(now.getTime() / 1000)),
    'svix-signature': new Webhook(secret).sign(id, now, body),
  };
}
