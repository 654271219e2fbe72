import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  id: string;
  type: string;
  body: string;
  signature: string;
}

export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  responseStatus = 200;
  private readonly waiting = new Set<() => void>();
  private readonly server = createServer(async (request, response) => {
    const body = await text(request);
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    this.received.push({ id, type, body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(this.responseStatus).end();
    for (const check of this.waiting) check();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/webhooks/stripe`;
  }

  eventsOfType(type: string): ReceivedWebhook[] {
    return this.received.filter((one) => one.type === type);
  }

  until(type: string, count: number): Promise<ReceivedWebhook[]> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.eventsOfType(type).length < count) return;
        this.waiting.delete(check);
        resolve(this.eventsOfType(type));
      };
      this.waiting.add(check);
      check();
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
